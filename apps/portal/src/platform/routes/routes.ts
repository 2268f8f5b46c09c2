import { type AccessRoute, getAccessRoute, type RouteId } from '@surtidor/domain';
import type { PortalMessageKey } from '../messages/portal-message-key.ts';
import type { RouteRow } from './route-row.ts';

/**
 * Every route, one row a route. The domain's table holds the same ids with path, title, place in the
 * menus, permissions and where a refused visitor is led; a row here adds what the portal renders.
 * Menu, links and the checks that walk every page read it.
 */
export const routes = {
  home: {
    screen: 'dashboard',
    icon: 'house',
  },
  login: { screen: 'login' },
  'forgot-password': { screen: 'forgot-password' },
  'reset-password': { screen: 'reset-password' },
  'support-login': { screen: 'support-login', sample: null },
  'support-login-short': { screen: 'support-login' },
  maintenance: { screen: 'maintenance' },
  'error-assets': { screen: 'maintenance' },
  'dynamic-form': {
    screen: 'dynamic-form',
    sample: 'form=visita',
  },
  'account-status': {
    screen: 'account-status',
    icon: 'file-text',
  },
  'account-history': {
    screen: 'account-history',
    icon: 'history',
  },
  orders: { screen: 'orders-list', icon: 'clipboard-list' },
  'order-details': {
    screen: 'order-details',
    sample: null,
  },
  'pending-invoices': {
    screen: 'pending-invoices',
    title: 'Pending invoices',
    icon: 'receipt-text',
    sections: {
      cash: { screen: 'cash-payment', title: 'Cash payment' },
      compensate: {
        screen: 'compensate',
        title: 'Payments vs invoices',
      },
      compensations: {
        screen: 'compensations',
        title: 'Compensations',
      },
      calendar: {
        screen: 'due-calendar',
        title: 'Due calendar',
      },
    },
  },
  notifications: { screen: 'notifications', icon: 'bell' },
  // It leads home unless the deployment opened it.
  'sales-certificate': {
    screen: 'sales-certificate',
    icon: 'file-check',
    sample: null,
  },
  vouchers: { screen: 'vouchers', icon: 'gift' },
  'voucher-shop': {
    screen: 'voucher-shop',
    sample: null,
  },
  'voucher-confirmation': {
    screen: 'voucher-confirmation',
    sample: null,
  },
  'purchased-vouchers': {
    screen: 'purchased-vouchers',
    icon: 'shopping-bag',
  },
  'transaction-result': {
    screen: 'transaction-result',
    sample: 'uuid=no-such-one',
  },
  // It leaves for another site at once.
  store: { screen: 'store-exit', icon: 'store', sample: null },
  'edit-profile': {
    screen: 'edit-profile',
    icon: 'user',
    sections: {
      associates: {
        screen: 'associates',
        title: 'People',
      },
      import: {
        screen: 'associates-import',
        title: 'Create many',
      },
      access: {
        screen: 'access-matrix',
        title: 'Access',
      },
    },
  },
  'personal-info': {
    screen: 'personal-info',
    sections: { access: { screen: 'own-access', title: 'My access' } },
  },
  news: { screen: 'news' },
  survey: { screen: 'survey' },
} as const satisfies Readonly<Record<RouteId, RouteRow>>;

type Rows = typeof routes;
type SectionsOf<Row> = Row extends { readonly sections: infer Sections } ? Sections : never;

/** The sections of the payments hub besides the list of invoices, as the address names them. */
export type HubSection = keyof SectionsOf<Rows['pending-invoices']>;

/** The sections of the people's pages besides one's own data. */
export type PeopleSection = keyof SectionsOf<Rows['edit-profile']>;

type ScreenOf<Row> = Row extends { readonly screen: infer Screen extends string } ? Screen : never;
type ScreensOf<Sections> = Sections extends unknown ? ScreenOf<Sections[keyof Sections]> : never;

/** A screen that a row names. */
export type ScreenId = ScreenOf<Rows[RouteId]> | ScreensOf<SectionsOf<Rows[RouteId]>>;

/** A route with all that both tables say of it. */
export interface PortalRoute extends Omit<AccessRoute, 'title'>, RouteRow {
  readonly title: PortalMessageKey;
}

/** One route of the table. */
export const portalRoute = (id: RouteId): PortalRoute => ({ ...getAccessRoute(id), ...routes[id] });

/** Whether a route's screen exists. */
export const isBuilt = (id: RouteId): boolean => routes[id].screen !== null;
