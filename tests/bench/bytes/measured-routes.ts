import type { Page } from '@playwright/test';
import { type ReadyElement, readyLocator } from '../browser/first-use.ts';

/** A route whose bytes and requests are measured. */
export interface MeasuredRoute {
  readonly name: string;
  /** Whose session the browser has, or null for nobody's. */
  readonly role: string | null;
  /** Its address, or how to find it as a person would come to it, in a browser of its own. */
  readonly address: string | ((page: Page, sandbox: string) => Promise<string>);
  /** What shows when the route can be used, with its data. */
  readonly sign: ReadyElement;
  /** JavaScript and CSS until then, in bytes of brotli (1 kB = 1000 bytes), from which on it warns. */
  readonly budget: number;
}

/**
 * JavaScript and CSS until a route can be used, in bytes of brotli. An alarm, not a goal: the check
 * prints a warning above the figure and fails 10 % above it.
 */
const signInBudget = 150_000;
const routeBudget = 290_000;

/** The address of the first link on the dashboard that leads to `start`. */
const linkedFromHome = (start: string) => async (page: Page) => {
  await page.goto('/');
  return (await readyLocator(page, { selector: `a[href^="${start}"]` }).getAttribute('href')) ?? '';
};

/** Where somebody is led who opens the home page. */
const ledTo = (path: string) => async (page: Page) => {
  await page.goto('/');
  await page.waitForURL(`**${path}**`);
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
};

/** The result page of a payment of invoices that the scenario brought along. */
async function resultOfPayment(_page: Page, sandbox: string): Promise<string> {
  const answer = await fetch(`${sandbox}/control/ledger`);
  const { transactions } = (await answer.json()) as {
    transactions: readonly { uuid: string; tipo: string; estado: string }[];
  };
  const paid = transactions.find(
    ({ tipo, estado }) => tipo === 'FACTURAS' && estado === 'APROBADA',
  );
  return `/admin/resultado-transaccion?uuid=${paid?.uuid}`;
}

/** The measured routes, each with its budget. */
export const measuredRoutes: readonly MeasuredRoute[] = [
  {
    name: 'Sign-in',
    role: null,
    address: '/login',
    sign: { selector: 'form button[type=submit]' },
    budget: signInBudget,
  },
  {
    name: 'Dashboard',
    role: 'representante',
    address: '/',
    sign: { selector: 'main button', text: 'Pagar' },
    budget: routeBudget,
  },
  {
    name: 'Pending invoices',
    role: 'representante',
    address: '/admin/pending-invoices',
    sign: { selector: 'main article input[type=checkbox]' },
    budget: routeBudget,
  },
  {
    name: 'Payments vs invoices',
    role: 'representante',
    address: '/admin/pending-invoices?section=compensate',
    sign: { selector: 'main article input[type=checkbox]' },
    budget: routeBudget,
  },
  {
    name: 'Compensations',
    role: 'representante',
    address: '/admin/pending-invoices?section=compensations',
    sign: { selector: 'main article', text: 'Total compensado' },
    budget: routeBudget,
  },
  {
    name: 'Account status',
    role: 'representante',
    address: '/admin/account-status',
    sign: { selector: 'main td input[type=checkbox]' },
    budget: routeBudget,
  },
  {
    name: 'Account history',
    role: 'representante',
    address: '/admin/account-history',
    sign: { selector: 'main td input[type=checkbox]' },
    budget: routeBudget,
  },
  {
    name: 'Orders list',
    role: 'representante',
    address: '/admin/orders-list',
    sign: { selector: 'main [role=grid] input[type=checkbox]' },
    budget: routeBudget,
  },
  {
    name: 'Order details',
    role: 'representante',
    address: linkedFromHome('/admin/order-details'),
    sign: { selector: 'main button', text: 'Imprimir' },
    budget: routeBudget,
  },
  {
    name: 'Gift vouchers',
    role: 'representante',
    address: '/admin/bonos-regalo',
    sign: { selector: 'main button', text: 'Comprar bonos' },
    budget: routeBudget,
  },
  {
    name: 'Purchased vouchers',
    role: 'representante',
    address: '/admin/mis-bonos-comprados',
    sign: { selector: 'main', text: 'bonos' },
    budget: routeBudget,
  },
  {
    name: 'Notifications',
    role: 'representante',
    address: '/admin/notifications',
    sign: { selector: 'main h2' },
    budget: routeBudget,
  },
  {
    name: 'Survey',
    role: 'representante',
    address: '/allied/surtidor-forms',
    sign: { selector: 'main input[type=radio]' },
    budget: routeBudget,
  },
  {
    name: 'Transaction result',
    role: 'representante',
    address: resultOfPayment,
    sign: { selector: 'main', text: 'Pago aprobado' },
    budget: routeBudget,
  },
  {
    name: 'News',
    role: 'representante',
    address: linkedFromHome('/allied/news'),
    sign: { selector: 'main article .wrap-break-word > *' },
    budget: routeBudget,
  },
  {
    name: 'Terms',
    role: 'terminos',
    address: ledTo('mode=edit'),
    sign: { selector: 'main input[type=checkbox]' },
    budget: routeBudget,
  },
  {
    name: 'Personal information',
    role: 'representante',
    address: '/allied/edit/personal-info',
    sign: { selector: 'main a', text: 'Editar mi perfil' },
    budget: routeBudget,
  },
  {
    name: 'Profile',
    role: 'representante',
    address: '/allied/edit-profile?mode=see',
    sign: { selector: 'main a', text: 'Editar' },
    budget: routeBudget,
  },
  {
    name: 'Profile, a new person',
    role: 'representante',
    address: '/allied/edit-profile?mode=create',
    sign: { selector: 'main input[type=email]' },
    budget: routeBudget,
  },
];

/** A measured route by its name. */
export function measuredRoute(name: string): MeasuredRoute {
  const route = measuredRoutes.find((one) => one.name === name);
  if (route === undefined) throw new Error(`No route is called '${name}'.`);
  return route;
}
