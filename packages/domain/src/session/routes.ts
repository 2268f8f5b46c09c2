import { type PermissionName, permissionNames } from '../shared/constants/permissions.ts';
import type { MessageKey } from '../shared/messages/keys.ts';
import type { FeatureName, OwnRoute, RouteOptions } from '../variants/own-routes.ts';
import type { MenuPosition, PageRequirement } from './types.ts';

/** A row of the route table. Routes are member pages by default. */
interface RouteRow {
  readonly path: string;
  readonly title: MessageKey;
  readonly audience?: AccessRoute['audience'];
  readonly anyOf?: readonly PermissionName[];
  /** The path to redirect to without permission; '/' by default. */
  readonly fallback?: string;
  readonly needs?: PageRequirement;
  readonly menu?: MenuPosition;
  /** The page that the route is a section of; its path is below that of the page. */
  readonly parent?: 'account-history' | 'edit-profile' | 'pending-invoices' | 'personal-info';
  /** Whether only users who manage associates may open the page. */
  readonly isForManagers?: true;
  readonly stations?: AccessRoute['stations'];
  /** The feature whose pages leave with it; by default, a page is always there. */
  readonly feature?: FeatureName;
}

/** All routes with path, title, menu position and access (spec 2), and the sections of their pages (ours). */
const rows = {
  home: { path: '/', title: 'Home', menu: { position: 1 }, stations: 'documents' },
  login: { path: '/login', title: 'Login', audience: 'guest' },
  'forgot-password': {
    path: '/forgot-password',
    title: 'Forgotten password',
    audience: 'public',
  },
  'reset-password': {
    path: '/reset-password',
    title: 'Create a new password',
    audience: 'public',
  },
  'support-login': { path: '/login-as-customer/login', title: 'Login', audience: 'entry' },
  'support-login-short': { path: '/loginascustomer/login', title: 'Login', audience: 'entry' },
  maintenance: { path: '/maintenance', title: 'Maintenance page', audience: 'public' },
  'error-assets': { path: '/error_assets', title: 'Error assets', audience: 'public' },
  'dynamic-form': { path: '/dynamic-form', title: 'Generic question form', feature: 'forms' },
  'account-status': {
    path: '/admin/account-status',
    title: 'Online account status',
    anyOf: [permissionNames.accountStatus],
    menu: { position: 3, header: 2 },
    stations: 'all',
  },
  'account-history': {
    path: '/admin/account-history',
    title: 'Account history',
    anyOf: [permissionNames.accountHistory],
    menu: { position: 4 },
    stations: 'all',
  },
  statement: {
    path: '/admin/account-history/statement',
    title: 'Statement',
    parent: 'account-history',
    anyOf: [permissionNames.accountHistory],
  },
  orders: {
    path: '/admin/orders-list',
    title: 'Order status',
    anyOf: [permissionNames.orders],
    menu: { position: 6, header: 3, isOffered: ({ ordersEntry }) => ordersEntry },
    stations: 'filtered',
  },
  'order-details': {
    path: '/admin/order-details',
    title: 'Order details',
    anyOf: [permissionNames.orders],
  },
  // Shows the open balance or the movements of one document (reading 48).
  invoice: {
    path: '/admin/invoice',
    title: 'Invoice',
    anyOf: [permissionNames.pendingInvoices, permissionNames.accountHistory],
  },
  'pending-invoices': {
    path: '/admin/pending-invoices',
    title: 'Invoice payments',
    anyOf: [permissionNames.pendingInvoices],
    menu: { position: 5, header: 1 },
    stations: 'documents',
  },
  'cash-payment': {
    path: '/admin/pending-invoices/cash',
    title: 'Cash payment',
    parent: 'pending-invoices',
    anyOf: [permissionNames.pendingInvoices],
    feature: 'cash-payments',
  },
  payments: {
    path: '/admin/pending-invoices/payments',
    title: 'Payments',
    parent: 'pending-invoices',
    anyOf: [permissionNames.pendingInvoices],
  },
  compensate: {
    path: '/admin/pending-invoices/compensate',
    title: 'Payments vs invoices',
    parent: 'pending-invoices',
    anyOf: [permissionNames.pendingInvoices],
    stations: 'all',
    feature: 'compensations',
  },
  compensations: {
    path: '/admin/pending-invoices/compensations',
    title: 'Compensations',
    parent: 'pending-invoices',
    anyOf: [permissionNames.pendingInvoices],
    stations: 'all',
    feature: 'compensations',
  },
  'due-calendar': {
    path: '/admin/pending-invoices/calendar',
    title: 'Due calendar',
    parent: 'pending-invoices',
    anyOf: [permissionNames.pendingInvoices],
    stations: 'documents',
    feature: 'calendar',
  },
  notifications: {
    path: '/admin/notifications',
    title: 'Notifications',
    anyOf: [permissionNames.notifications],
    menu: { position: 10 },
  },
  'sales-certificate': {
    path: '/admin/sales-certificate',
    title: 'Sales certificates',
    feature: 'sales-certificates',
    menu: { position: 9, isOffered: (_, { salesCertificate }) => salesCertificate === 'open' },
    stations: 'filtered',
  },
  // Buying vouchers opens a payment, and purchased vouchers list payments (reading 48).
  vouchers: {
    path: '/admin/bonos-regalo',
    title: 'Voucher area',
    feature: 'vouchers',
    anyOf: [permissionNames.pendingInvoices],
    menu: { position: 7, header: 4 },
  },
  'voucher-shop': {
    path: '/admin/bonos-regalo-tienda',
    title: 'Voucher shop',
    feature: 'vouchers',
    anyOf: [permissionNames.pendingInvoices],
    needs: 'voucher-use',
  },
  'voucher-confirmation': {
    path: '/admin/confirmar-compra-bonos',
    title: 'Purchase confirmation',
    feature: 'vouchers',
    anyOf: [permissionNames.pendingInvoices],
    needs: 'voucher-cart',
  },
  'purchased-vouchers': {
    path: '/admin/mis-bonos-comprados',
    title: 'Purchased vouchers',
    feature: 'vouchers',
    anyOf: [permissionNames.pendingInvoices],
    menu: { position: 8 },
  },
  'transaction-result': { path: '/admin/resultado-transaccion', title: 'Transaction result' },
  store: {
    path: '/admin/store',
    title: 'External store',
    anyOf: [permissionNames.store],
    feature: 'store',
  },
  'edit-profile': {
    path: '/allied/edit-profile',
    title: 'Profile',
  },
  associates: {
    path: '/allied/edit-profile/associates',
    title: 'People',
    parent: 'edit-profile',
    isForManagers: true,
  },
  'associates-import': {
    path: '/allied/edit-profile/import',
    title: 'Create several users',
    parent: 'edit-profile',
    isForManagers: true,
    feature: 'people-import',
  },
  'access-matrix': {
    path: '/allied/edit-profile/access',
    title: 'Access',
    parent: 'edit-profile',
    isForManagers: true,
    feature: 'access-matrix',
  },
  activity: {
    path: '/allied/edit-profile/activity',
    title: 'Activity',
    parent: 'edit-profile',
    isForManagers: true,
  },
  // The menu's profile is the page with the password and the company (reading 88).
  'personal-info': {
    path: '/allied/edit/personal-info',
    title: 'Personal information',
    menu: { position: 2, anyOf: [permissionNames.editProfile] },
  },
  'own-access': {
    path: '/allied/edit/personal-info/access',
    title: 'My access',
    parent: 'personal-info',
  },
  news: { path: '/allied/news', title: 'News detail', feature: 'news' },
  survey: { path: '/allied/{product}-forms', title: 'Satisfaction survey', feature: 'survey' },
} as const satisfies Readonly<Record<string, RouteRow>>;

/** Ids of the routes of spec 2 and of their sections. */
export type RouteId = keyof typeof rows;

type AudienceOf<Row> = Row extends { readonly audience: infer Audience } ? Audience : 'member';

/** The paths of the routes for an audience; by default, of all routes. */
export type RoutePath<Audience = AccessRoute['audience']> = {
  [Id in RouteId]: AudienceOf<(typeof rows)[Id]> extends Audience
    ? (typeof rows)[Id]['path']
    : never;
}[RouteId];

/** A row of the route table: a path and its access rules (spec 2). */
export interface AccessRoute {
  readonly id: RouteId;
  /** '{product}' is replaced by the product's name in lower case. */
  readonly path: string;
  /** The page's title (spec 2). */
  readonly title: MessageKey;
  /**
   * 'member' requires an authenticated user, 'guest' is the login page, 'entry' starts a support
   * session and 'public' is open to everyone (reading 21).
   */
  readonly audience: 'member' | 'guest' | 'entry' | 'public';
  /** Any one of these permissions is enough; empty if none is needed. */
  readonly anyOf: readonly PermissionName[];
  /** The path to redirect to without permission (spec 2: '/' by default). */
  readonly fallback: string;
  readonly needs?: PageRequirement;
  readonly menu?: MenuPosition;
  /** The page that the route is a section of. */
  readonly parent?: RouteId;
  /** Whether only users who manage associates may open the page. */
  readonly isForManagers?: true;
  /**
   * What the page shows of the stations: those of its station filter ('documents': only if the backend can filter
   * documents), or all of them, because accounts and compensations cannot be filtered. By default, it shows none.
   */
  readonly stations?: 'filtered' | 'documents' | 'all';
  /** The feature whose pages leave with it. */
  readonly feature?: FeatureName;
}

/** The access rules of a distributor's own page, which is a member page. */
export interface OwnAccessRoute
  extends Pick<
    AccessRoute,
    'audience' | 'anyOf' | 'fallback' | 'needs' | 'parent' | 'isForManagers' | 'stations'
  > {
  readonly id: 'own';
  readonly path: string;
  readonly title: string;
}

/** The route of a visited path. */
export type MatchedRoute = AccessRoute | OwnAccessRoute;

const getRoute = (id: RouteId): AccessRoute => {
  const row: RouteRow = rows[id];
  return { id, audience: 'member', anyOf: [], fallback: '/', ...row };
};

/** All routes with their access rules (spec 2). The portal adds the screens. */
export const accessRoutes: readonly AccessRoute[] = Object.keys(rows).map(
  // The keys of the literal are the route ids.
  (id) => getRoute(id as RouteId),
);

/** Returns the access rules of a distributor's own page. */
export const getOwnAccessRoute = ({ path, title, anyOf = [] }: OwnRoute): OwnAccessRoute => ({
  id: 'own',
  path,
  title,
  audience: 'member',
  anyOf,
  fallback: '/',
});

/** Whether the distributor has not left out the feature of a page. */
export const isIncluded = (
  { feature }: Pick<AccessRoute, 'feature'>,
  { omitted }: Pick<RouteOptions, 'omitted'>,
): boolean => feature === undefined || !omitted.includes(feature);

/** Returns a route by its id. */
export const getAccessRoute = (id: RouteId): AccessRoute => getRoute(id);
