import { type AccessRoute, getAccessRoute, type RouteId } from '@surtidor/domain/session';
import type { PortalMessageKey } from '../../shared/messages/es.ts';
import type { RouteRow } from './route-row.ts';

/**
 * All routes of the portal. The table of the domain has the same ids, with path, title, menu position,
 * permissions and the redirect for forbidden visits. This table adds the fields for rendering. The menu, links
 * and the checks that open every page use it.
 */
export const routes = {
  home: {
    screen: 'dashboard',
    icon: 'house',
  },
  login: { screen: 'login' },
  'forgot-password': { screen: 'forgot-password' },
  'reset-password': { screen: 'reset-password' },
  'support-login': { screen: 'support-login', sampleQuery: null },
  'support-login-short': { screen: 'support-login' },
  maintenance: { screen: 'maintenance' },
  'error-assets': { screen: 'maintenance' },
  'dynamic-form': {
    screen: 'dynamic-form',
    sampleQuery: 'form=visita',
  },
  'account-status': {
    screen: 'account-status',
    icon: 'file-text',
  },
  'account-history': {
    screen: 'account-history',
    icon: 'history',
    sections: { statement: { screen: 'statement', title: 'Statement' } },
  },
  orders: { screen: 'orders-list', icon: 'clipboard-list' },
  'order-details': {
    screen: 'order-details',
    sampleQuery: null,
  },
  invoice: { screen: 'invoice', sampleQuery: 'number=no-such-one' },
  'pending-invoices': {
    screen: 'pending-invoices',
    title: 'Pending invoices',
    icon: 'receipt-text',
    sections: {
      cash: { screen: 'cash-payment', title: 'Cash payment', feature: 'cash-payments' },
      payments: {
        screen: 'payments',
        title: 'Payments',
        keywords: 'receipts transactions references',
      },
      compensate: {
        screen: 'compensate',
        title: 'Payments vs invoices',
        feature: 'compensations',
      },
      compensations: {
        screen: 'compensations',
        title: 'Compensations',
        feature: 'compensations',
      },
      calendar: {
        screen: 'due-calendar',
        title: 'Due calendar',
        feature: 'calendar',
      },
    },
  },
  notifications: { screen: 'notifications', icon: 'bell' },
  // Redirects to the home page unless the deployment enables the route.
  'sales-certificate': {
    screen: 'sales-certificate',
    icon: 'file-check',
    sampleQuery: null,
  },
  vouchers: { screen: 'vouchers', icon: 'gift' },
  'voucher-shop': {
    screen: 'voucher-shop',
    sampleQuery: null,
  },
  'voucher-confirmation': {
    screen: 'voucher-confirmation',
    sampleQuery: null,
  },
  'purchased-vouchers': {
    screen: 'purchased-vouchers',
    icon: 'shopping-bag',
  },
  'transaction-result': {
    screen: 'transaction-result',
    sampleQuery: 'uuid=no-such-one',
  },
  // Redirects to another site immediately.
  store: { screen: 'store-exit', icon: 'store', sampleQuery: null },
  'edit-profile': {
    screen: 'edit-profile',
    sampleQuery: 'mode=edit',
    sections: {
      associates: {
        screen: 'associates',
        title: 'People',
      },
      import: {
        screen: 'associates-import',
        title: 'Create several users',
        feature: 'people-import',
      },
      access: {
        screen: 'access-matrix',
        title: 'Access',
        feature: 'access-matrix',
      },
    },
  },
  'personal-info': {
    screen: 'personal-info',
    icon: 'user',
    sections: { access: { screen: 'own-access', title: 'My access' } },
  },
  news: { screen: 'news' },
  survey: { screen: 'survey' },
} as const satisfies Readonly<Record<RouteId, RouteRow>>;

type Rows = typeof routes;
type SectionsOf<Row> = Row extends { readonly sections: infer Sections } ? Sections : never;

/** The sections of the payments hub, except the list of invoices, as named in the URL. */
export type HubSection = keyof SectionsOf<Rows['pending-invoices']>;

/** The sections of the user pages, except personal data. */
export type PeopleSection = keyof SectionsOf<Rows['edit-profile']>;

type ScreenOf<Row> = Row extends { readonly screen: infer Screen extends string } ? Screen : never;
type ScreensOf<Sections> = Sections extends unknown ? ScreenOf<Sections[keyof Sections]> : never;

/** The name of a screen. */
export type ScreenId = ScreenOf<Rows[RouteId]> | ScreensOf<SectionsOf<Rows[RouteId]>>;

/** A route with the fields of both tables. */
export interface PortalRoute extends Omit<AccessRoute, 'title'>, RouteRow {
  readonly title: PortalMessageKey;
}

/** Returns a route with the fields of both tables. */
export const getPortalRoute = (id: RouteId): PortalRoute => ({
  ...getAccessRoute(id),
  ...routes[id],
});
