import type { Page } from '@playwright/test';
import { type ReadyElement, readyLocator } from '../browser/first-use.ts';

/** A route whose bytes and requests are measured. */
export interface MeasuredRoute {
  readonly name: string;
  /** Role of the signed-in user; null for none. */
  readonly role: string | null;
  /** Its URL, or a function that finds it. */
  readonly address: string | ((page: Page, sandbox: string) => Promise<string>);
  /** Element that shows that the route can be used, with its data. */
  readonly sign: ReadyElement;
  /** JavaScript and CSS until then, in bytes of brotli (1 kB = 1000 bytes), above which it warns. */
  readonly budget: number;
}

/**
 * JavaScript and CSS until a route can be used, in bytes of brotli. An alarm, not a goal: the check
 * prints a warning above the figure and fails 10 % above it.
 */
const signInBudget = 165_000;
const routeBudget = 360_000;

/** The URL of the dashboard's first link that starts with `start`. */
const linkedFromHome = (start: string) => async (page: Page) => {
  await page.goto('/');
  return (await readyLocator(page, { selector: `a[href^="${start}"]` }).getAttribute('href')) ?? '';
};

/** The URL that the home page redirects to. */
const redirectedTo = (path: string) => async (page: Page) => {
  await page.goto('/');
  await page.waitForURL(`**${path}**`);
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
};

/** The result page of an approved payment of the scenario. */
async function resultOfPayment(_page: Page, sandbox: string): Promise<string> {
  const response = await fetch(`${sandbox}/control/ledger`);
  const { transactions } = (await response.json()) as {
    transactions: readonly { uuid: string; tipo: string; estado: string }[];
  };
  const paid = transactions.find(
    ({ tipo, estado }) => tipo === 'FACTURAS' && estado === 'APROBADA',
  );
  return `/admin/resultado-transaccion?uuid=${paid?.uuid}`;
}

/** A signed-in page of the legal representative. */
const memberRoute = (
  name: string,
  address: MeasuredRoute['address'],
  selector: string,
  text?: string,
): MeasuredRoute => ({
  name,
  role: 'representante',
  address,
  sign: { selector, ...(text !== undefined && { text }) },
  budget: routeBudget,
});

/** The measured routes with their budgets. */
export const measuredRoutes: readonly MeasuredRoute[] = [
  {
    name: 'Sign-in',
    role: null,
    address: '/login',
    sign: { selector: 'form button[type=submit]' },
    budget: signInBudget,
  },
  memberRoute('Dashboard', '/', 'main button', 'Pagar'),
  memberRoute('Pending invoices', '/admin/pending-invoices', 'main article input[type=checkbox]'),
  memberRoute(
    'Payments vs invoices',
    '/admin/pending-invoices?section=compensate',
    'main article input[type=checkbox]',
  ),
  memberRoute(
    'Compensations',
    '/admin/pending-invoices?section=compensations',
    'main article',
    'Total compensado',
  ),
  memberRoute('Account status', '/admin/account-status', 'main td input[type=checkbox]'),
  memberRoute('Account history', '/admin/account-history', 'main td input[type=checkbox]'),
  memberRoute('Orders list', '/admin/orders-list', 'main [role=grid] input[type=checkbox]'),
  memberRoute('Order details', linkedFromHome('/admin/order-details'), 'main button', 'Imprimir'),
  memberRoute('Gift vouchers', '/admin/bonos-regalo', 'main button', 'Comprar bonos'),
  memberRoute('Purchased vouchers', '/admin/mis-bonos-comprados', 'main', 'bonos'),
  memberRoute('Notifications', '/admin/notifications', 'main h2'),
  memberRoute('Survey', '/allied/surtidor-forms', 'main input[type=radio]'),
  memberRoute('Transaction result', resultOfPayment, 'main', 'Pago aprobado'),
  memberRoute('News', linkedFromHome('/allied/news'), 'main article .wrap-break-word > *'),
  {
    name: 'Terms',
    role: 'terminos',
    address: redirectedTo('mode=edit'),
    sign: { selector: 'main input[type=checkbox]' },
    budget: routeBudget,
  },
  memberRoute('Personal information', '/allied/edit/personal-info', 'main a', 'Editar mi perfil'),
  memberRoute('Profile', '/allied/edit-profile?mode=see', 'main a', 'Editar'),
  memberRoute(
    'Profile, a new person',
    '/allied/edit-profile?mode=create',
    'main input[type=email]',
  ),
];

/** A measured route by its name. */
export function measuredRoute(name: string): MeasuredRoute {
  const route = measuredRoutes.find((one) => one.name === name);
  if (route === undefined) throw new Error(`No route is called '${name}'.`);
  return route;
}
