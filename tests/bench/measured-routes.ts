import type { Locator, Page } from '@playwright/test';

/** A route whose bytes and paint are measured. */
export interface MeasuredRoute {
  readonly name: string;
  readonly path: string;
  readonly signedIn: boolean;
  /** What shows when the route can be used. */
  readonly ready: (page: Page) => Locator;
  /** Most JavaScript and CSS, in bytes of brotli (1 kB = 1000 bytes). */
  readonly budget: number;
}

/** The most CSS the whole app may weigh, in bytes of brotli. */
export const cssBudget = 8_000;

/** The most requests after the HTML until the dashboard shows its data. */
export const dashboardRequests = 4;

/** The routes there are, each with its budget. */
export const measuredRoutes: readonly MeasuredRoute[] = [
  {
    name: 'Sign-in',
    path: '/login',
    signedIn: false,
    ready: (page) => page.getByRole('button', { name: 'Ingresar' }),
    budget: 85_000,
  },
  {
    name: 'Dashboard',
    path: '/',
    signedIn: true,
    ready: (page) => page.getByRole('button', { name: /^Pagar/ }),
    budget: 150_000,
  },
  {
    name: 'Pending invoices',
    path: '/admin/pending-invoices',
    signedIn: true,
    ready: (page) => page.getByRole('checkbox'),
    budget: 165_000,
  },
  {
    name: 'Transaction result',
    path: '/admin/resultado-transaccion',
    signedIn: true,
    ready: (page) => page.getByRole('main').getByRole('heading'),
    budget: 165_000,
  },
];
