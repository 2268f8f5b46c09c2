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
  /** Most JavaScript and CSS until then, in bytes of brotli (1 kB = 1000 bytes). */
  readonly budget: number;
  /** Most CSS of it, in bytes of brotli, in one sheet. */
  readonly css: number;
  /** Most requests after the HTML until then, where the route has such a limit. */
  readonly requests?: number;
}

/** The most CSS a first visit may weigh, in bytes of brotli, in one sheet. */
export const firstCssBudget = 7_700;

/** The most CSS the whole app may weigh, in the one sheet of every other page. */
export const wholeCssBudget = 12_500;

/** What the sign-in page is to weigh at the most. */
const signInBudget = 85_000;

/** What the dashboard is to weigh at the most; the other routes are measured against it. */
const dashboardBudget = 160_000;

const furtherBudget = dashboardBudget + 10_600;

/** What a route may weigh that came after the first ones. */
const newRouteBudget = dashboardBudget + 20_700;

/** The long lists of money: their tools come late, their cards and tables do not. */
const listBudget = dashboardBudget + 28_500;

/** The pending invoices have two views, and the station filter. */
const pendingBudget = listBudget + 4_600;

/** Two columns to select from. */
const compensateBudget = dashboardBudget + 49_100;

/** What was sent, as cards and as rows. */
const compensationsBudget = dashboardBudget + 51_000;

/** A form brings its engine, 14 kilobytes; zod comes after it was rendered. */
const formBudget = newRouteBudget + 3_800;

/** A profile: its code stands beside the lists of people. */
const profileBudget = newRouteBudget + 2_500;

/** The form of a person has every kind of field, its rules and its lists, besides the engine. */
const personFormBudget = newRouteBudget + 22_500;

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
    css: firstCssBudget,
  },
  {
    name: 'Dashboard',
    role: 'representante',
    address: '/',
    sign: { selector: 'main button', text: 'Pagar' },
    budget: dashboardBudget,
    css: firstCssBudget,
    requests: 4,
  },
  {
    name: 'Pending invoices',
    role: 'representante',
    address: '/admin/pending-invoices',
    sign: { selector: 'main article input[type=checkbox]' },
    budget: pendingBudget,
    css: wholeCssBudget,
  },
  {
    name: 'Payments vs invoices',
    role: 'representante',
    address: '/admin/pending-invoices?section=compensate',
    sign: { selector: 'main article input[type=checkbox]' },
    budget: compensateBudget,
    css: wholeCssBudget,
  },
  {
    name: 'Compensations',
    role: 'representante',
    address: '/admin/pending-invoices?section=compensations',
    sign: { selector: 'main article', text: 'Total compensado' },
    budget: compensationsBudget,
    css: wholeCssBudget,
  },
  {
    name: 'Account status',
    role: 'representante',
    address: '/admin/account-status',
    sign: { selector: 'main td input[type=checkbox]' },
    budget: listBudget,
    css: wholeCssBudget,
  },
  {
    name: 'Account history',
    role: 'representante',
    address: '/admin/account-history',
    sign: { selector: 'main td input[type=checkbox]' },
    budget: listBudget,
    css: wholeCssBudget,
  },
  {
    name: 'Orders list',
    role: 'representante',
    address: '/admin/orders-list',
    sign: { selector: 'main article input[type=checkbox]' },
    budget: newRouteBudget,
    css: wholeCssBudget,
  },
  {
    name: 'Order details',
    role: 'representante',
    address: linkedFromHome('/admin/order-details'),
    sign: { selector: 'main button', text: 'Imprimir' },
    budget: newRouteBudget,
    css: wholeCssBudget,
  },
  {
    name: 'Gift vouchers',
    role: 'representante',
    address: '/admin/bonos-regalo',
    sign: { selector: 'main button', text: 'Comprar bonos' },
    budget: newRouteBudget,
    css: wholeCssBudget,
  },
  {
    name: 'Purchased vouchers',
    role: 'representante',
    address: '/admin/mis-bonos-comprados',
    sign: { selector: 'main', text: 'bonos' },
    budget: newRouteBudget,
    css: wholeCssBudget,
  },
  {
    name: 'Notifications',
    role: 'representante',
    address: '/admin/notifications',
    sign: { selector: 'main h2' },
    budget: newRouteBudget,
    css: wholeCssBudget,
  },
  {
    name: 'Survey',
    role: 'representante',
    address: '/allied/surtidor-forms',
    sign: { selector: 'main input[type=radio]' },
    budget: newRouteBudget,
    css: wholeCssBudget,
  },
  {
    name: 'Transaction result',
    role: 'representante',
    address: resultOfPayment,
    sign: { selector: 'main', text: 'Pago aprobado' },
    budget: furtherBudget,
    css: wholeCssBudget,
  },
  {
    name: 'News',
    role: 'representante',
    address: linkedFromHome('/allied/news'),
    sign: { selector: 'main article .wrap-break-word > *' },
    budget: furtherBudget,
    css: wholeCssBudget,
  },
  {
    name: 'Terms',
    role: 'terminos',
    address: ledTo('mode=edit'),
    sign: { selector: 'main input[type=checkbox]' },
    budget: formBudget,
    css: wholeCssBudget,
  },
  {
    name: 'Personal information',
    role: 'representante',
    address: '/allied/edit/personal-info',
    sign: { selector: 'main a', text: 'Editar mis datos' },
    budget: newRouteBudget,
    css: wholeCssBudget,
  },
  {
    name: 'Profile',
    role: 'representante',
    address: '/allied/edit-profile?mode=see',
    sign: { selector: 'main a', text: 'Editar' },
    budget: profileBudget,
    css: wholeCssBudget,
  },
  {
    name: 'Profile, a new person',
    role: 'representante',
    address: '/allied/edit-profile?mode=create',
    sign: { selector: 'main input[type=email]' },
    budget: personFormBudget,
    css: wholeCssBudget,
  },
];

/** A measured route by its name. */
export function measuredRoute(name: string): MeasuredRoute {
  const route = measuredRoutes.find((one) => one.name === name);
  if (route === undefined) throw new Error(`No route is called '${name}'.`);
  return route;
}
