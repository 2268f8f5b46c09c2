import type { Page } from '@playwright/test';
import { getReadyLocator, type ReadyElement } from '../browser/open-until-usable.ts';

/** A route whose bytes and requests are measured. */
export interface MeasuredRoute {
  readonly name: string;
  /** Role of the signed-in user; null if signed out. */
  readonly role: string | null;
  /** Its path, or a function that finds it. */
  readonly path: string | ((page: Page, sandboxOrigin: string) => Promise<string>);
  /** The element that shows the route's data when it is usable. */
  readonly readyElement: ReadyElement;
  /** Limit of JavaScript and CSS until the route is usable, in bytes of brotli (1 kB = 1000 bytes). */
  readonly budget: number;
}

/**
 * Limits of JavaScript and CSS until a route is usable, in bytes of brotli. The check prints a warning above
 * the limit and fails 10 % above it.
 */
const signInBudget = 150_000;
const routeBudget = 295_000;
/** Of the pages that dealers open every day. */
const dailyBudget = 275_000;

/** Finds the first link on the dashboard that starts with `prefix`. */
const findLinkOnHome = (prefix: string) => async (page: Page) => {
  await page.goto('/');
  return (
    (await getReadyLocator(page, { selector: `a[href^="${prefix}"]` }).getAttribute('href')) ?? ''
  );
};

/** Finds the URL that the home page redirects to. */
const findRedirect = (path: string) => async (page: Page) => {
  await page.goto('/');
  await page.waitForURL(`**${path}**`);
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
};

/** Finds the result page of one of the scenario's approved payments. */
async function findPaymentResult(_page: Page, sandboxOrigin: string): Promise<string> {
  const response = await fetch(`${sandboxOrigin}/control/ledger`);
  const { transactions } = (await response.json()) as {
    transactions: readonly { uuid: string; tipo: string; estado: string }[];
  };
  const payment = transactions.find(
    ({ tipo, estado }) => tipo === 'FACTURAS' && estado === 'APROBADA',
  );
  return `/admin/resultado-transaccion?uuid=${payment?.uuid}`;
}

/** Creates a route that the legal representative visits. */
const createMemberRoute = (
  name: string,
  path: MeasuredRoute['path'],
  selector: string,
  text?: string,
  budget = routeBudget,
): MeasuredRoute => ({
  name,
  role: 'representante',
  path,
  readyElement: { selector, ...(text !== undefined && { text }) },
  budget,
});

/** The measured routes with their budgets. */
export const measuredRoutes: readonly MeasuredRoute[] = [
  {
    name: 'Sign-in',
    role: null,
    path: '/login',
    readyElement: { selector: 'form button[type=submit]' },
    budget: signInBudget,
  },
  createMemberRoute('Dashboard', '/', 'main button', 'Pagar', dailyBudget),
  createMemberRoute(
    'Pending invoices',
    '/admin/pending-invoices',
    'main article input[type=checkbox]',
    undefined,
    dailyBudget,
  ),
  createMemberRoute(
    'Payments vs invoices',
    '/admin/pending-invoices/compensate',
    'main article input[type=checkbox]',
  ),
  createMemberRoute(
    'Compensations',
    '/admin/pending-invoices/compensations',
    'main article',
    'Total compensado',
  ),
  createMemberRoute('Account status', '/admin/account-status', 'main td input[type=checkbox]'),
  createMemberRoute('Account history', '/admin/account-history', 'main td input[type=checkbox]'),
  createMemberRoute(
    'Orders list',
    '/admin/orders-list',
    'main [role=grid] input[type=checkbox]',
    undefined,
    dailyBudget,
  ),
  createMemberRoute(
    'Order details',
    findLinkOnHome('/admin/order-details'),
    'main button',
    'Imprimir',
  ),
  createMemberRoute('Gift vouchers', '/admin/bonos-regalo', 'main button', 'Comprar bonos'),
  createMemberRoute('Purchased vouchers', '/admin/mis-bonos-comprados', 'main', 'bonos'),
  createMemberRoute('Notifications', '/admin/notifications', 'main article'),
  createMemberRoute('Survey', '/allied/surtidor-forms', 'main input[type=radio]'),
  createMemberRoute('Transaction result', findPaymentResult, 'main', 'Pago aprobado'),
  createMemberRoute('News', findLinkOnHome('/allied/news'), 'main article .wrap-break-word > *'),
  {
    name: 'Terms',
    role: 'terminos',
    path: findRedirect('mode=edit'),
    readyElement: { selector: 'main input[type=checkbox]' },
    budget: routeBudget,
  },
  createMemberRoute(
    'Personal information',
    '/allied/edit/personal-info',
    'main a',
    'Editar mi perfil',
  ),
  createMemberRoute('Profile', '/allied/edit-profile?mode=edit', 'main input[type=email]'),
  createMemberRoute(
    'Profile, a new person',
    '/allied/edit-profile?mode=create',
    'main input[type=email]',
  ),
];

/** Returns a measured route by its name. */
export function getMeasuredRoute(name: string): MeasuredRoute {
  const route = measuredRoutes.find((candidate) => candidate.name === name);
  if (route === undefined) throw new Error(`No route is called '${name}'.`);
  return route;
}
