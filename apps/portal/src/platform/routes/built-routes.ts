import { matchRoute, type RouteId } from '@surtidor/domain';

/** A screen: the name of its folder under `screens/` and of its component's file. */
export type ScreenId =
  | 'dashboard'
  | 'login'
  | 'support-login'
  | 'maintenance'
  | 'pending-invoices'
  | 'cash-payment'
  | 'compensate'
  | 'compensations'
  | 'account-status'
  | 'account-history'
  | 'transaction-result'
  | 'news-detail'
  | 'terms'
  | 'store-exit';

/**
 * The routes that are built, each with its screen. Menu entries, links and the server's preloads
 * read this table, so nothing can lead to a page that does not exist.
 */
export const builtRoutes: Readonly<Partial<Record<RouteId, ScreenId>>> = {
  home: 'dashboard',
  login: 'login',
  'support-login': 'support-login',
  'support-login-short': 'support-login',
  maintenance: 'maintenance',
  'error-assets': 'maintenance',
  'pending-invoices': 'pending-invoices',
  'account-status': 'account-status',
  'account-history': 'account-history',
  'transaction-result': 'transaction-result',
  news: 'news-detail',
  'edit-profile': 'terms',
  store: 'store-exit',
};

/** Whether a route's screen exists. */
export const isBuilt = (id: RouteId): boolean => builtRoutes[id] !== undefined;

/** The profile's route answers only the demand to accept the terms so far: no menu leads there. */
const notInMenu: ReadonlySet<RouteId> = new Set(['edit-profile']);

/** Whether the side menu may lead to a route. */
export const isInMenu = (id: RouteId): boolean => isBuilt(id) && !notInMenu.has(id);

/** The sections of the payment desk besides the list of invoices, as the address names them. */
export const deskSections = ['cash', 'compensate', 'compensations'] as const;

export type DeskSection = (typeof deskSections)[number];

/**
 * Routes with more than one screen: `?section=` tells them apart. Links lead only to the sections
 * that stand here; any other name shows the route's own screen.
 */
export const builtSections: Readonly<
  Partial<Record<RouteId, Readonly<Partial<Record<DeskSection, ScreenId>>>>>
> = {
  'pending-invoices': {
    cash: 'cash-payment',
    compensate: 'compensate',
    compensations: 'compensations',
  },
};

const sectionParameter = 'section';

/** The address of a section of a route's page. */
export const sectionPath = (path: string, section: DeskSection): string =>
  `${path}?${sectionParameter}=${section}`;

/** The screen of a route at a query, or null where none is built. */
export function screenOf(id: RouteId, query: URLSearchParams): ScreenId | null {
  const asked = query.get(sectionParameter);
  const section = deskSections.find((one) => one === asked);
  const special = section && builtSections[id]?.[section];
  return special ?? builtRoutes[id] ?? null;
}

const noQuery = new URLSearchParams();

/** The screen at an address, or null where there is none. */
export function screenAt(pathname: string, product: string, query = noQuery): ScreenId | null {
  const route = matchRoute(pathname, product);
  return route === null ? null : screenOf(route.id, query);
}

/** The module of a screen, as the build's manifest names it. */
export const screenModule = (screen: ScreenId) => `src/screens/${screen}/${screen}-screen.tsx`;
