import {
  type AccessRoute,
  accessRoutes,
  getAccessRoute,
  isIncluded,
  matchRoute,
  type RouteId,
  recordParams,
} from '@surtidor/domain/session';
import type { RouteOptions } from '@surtidor/domain/variants';
import type { PortalMessageKey } from '../../shared/messages/es.ts';

/** The icons of menu entries. */
export type MenuIconName =
  | 'bell'
  | 'clipboard-list'
  | 'file-check'
  | 'file-text'
  | 'gift'
  | 'history'
  | 'house'
  | 'receipt-text'
  | 'shopping-bag'
  | 'store'
  | 'user';

/** The fields of a route that the portal adds to the table of the domain. */
export interface RouteRow {
  /** The name of the screen, which is the name of its folder under `screens/` and of its component file. */
  readonly screen: string;
  /** The icon in the menu. */
  readonly icon?: MenuIconName;
  /** The title, if it differs from the title in the access table. */
  readonly title?: PortalMessageKey;
  /** Further words that find the page in the command palette. */
  readonly keywords?: PortalMessageKey;
  /** The search params that checks use to open the page. Null if checks cannot open it. Default: none. */
  readonly sampleQuery?: string | null;
}

/**
 * All routes of the portal. The table of the domain has the same ids, with path, title, menu position,
 * permissions and the redirect for forbidden visits. This table adds the fields for rendering. The menu, links
 * and the checks that open every page use it. The file of a route has its loader and renders its screen.
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
  },
  statement: { screen: 'statement' },
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
  },
  'cash-payment': { screen: 'cash-payment' },
  payments: { screen: 'payments', keywords: 'receipts transactions references' },
  compensate: { screen: 'compensate' },
  compensations: { screen: 'compensations' },
  'due-calendar': { screen: 'due-calendar' },
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
  },
  associates: { screen: 'associates' },
  'associates-import': { screen: 'associates-import' },
  'access-matrix': { screen: 'access-matrix' },
  activity: { screen: 'activity', keywords: 'who entered signed in support did what' },
  'personal-info': {
    screen: 'personal-info',
    icon: 'user',
  },
  'own-access': { screen: 'own-access' },
  news: { screen: 'news' },
  survey: { screen: 'survey' },
} as const satisfies Readonly<Record<RouteId, RouteRow>>;

/** A route with the fields of both tables. */
export interface PortalRoute extends Omit<AccessRoute, 'title'>, RouteRow {
  readonly title: PortalMessageKey;
}

/** Returns a route with the fields of both tables. */
export const getPortalRoute = (id: RouteId): PortalRoute => ({
  ...getAccessRoute(id),
  ...routes[id],
});

/** Returns the sections of a page that the distributor has not left out. */
export const getSections = (parent: RouteId, options: RouteOptions): readonly PortalRoute[] =>
  accessRoutes
    .filter((route) => route.parent === parent && isIncluded(route, options))
    .map(({ id }) => getPortalRoute(id));

/** Returns the path of the user's own permissions, about a page that the user asks for. */
export const getOwnAccessPath = (page: RouteId | 'own'): string =>
  `${getAccessRoute('own-access').path}?page=${page}`;

/** Identifies the page at a URL by its path and record. Other search params, such as filters, do not change it. */
export const getPageId = (pathname: string, query: URLSearchParams): string =>
  [pathname, ...recordParams.map((name) => query.get(name) ?? '')].join(' ');

/** Returns the page at a path, or null if there is none or it is the distributor's own. */
export function findPage(pathname: string, options: RouteOptions): PortalRoute | null {
  const route = matchRoute(pathname, options);
  return route === null || route.id === 'own' ? null : getPortalRoute(route.id);
}
