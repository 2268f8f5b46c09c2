import type { RouteId } from '@surtidor/domain';

/** A screen: the name of its folder under `screens/` and of its component's file. */
export type ScreenId =
  | 'dashboard'
  | 'login'
  | 'support-login'
  | 'maintenance'
  | 'pending-invoices'
  | 'transaction-result'
  | 'news-detail'
  | 'terms';

/** One row of the route table (spec 2). */
export interface RouteRow {
  readonly path: string;
  readonly screen: ScreenId;
}

/**
 * The routes that are built, each with its screen. Menu entries, links and the server's preloads
 * read this table, so nothing can lead to a page that does not exist.
 */
export const builtRoutes = {
  home: { path: '/', screen: 'dashboard' },
  login: { path: '/login', screen: 'login' },
  'support-login': { path: '/login-as-customer/login', screen: 'support-login' },
  'support-login-short': { path: '/loginascustomer/login', screen: 'support-login' },
  maintenance: { path: '/maintenance', screen: 'maintenance' },
  'error-assets': { path: '/error_assets', screen: 'maintenance' },
  'pending-invoices': { path: '/admin/pending-invoices', screen: 'pending-invoices' },
  'transaction-result': { path: '/admin/resultado-transaccion', screen: 'transaction-result' },
  news: { path: '/allied/news', screen: 'news-detail' },
  'edit-profile': { path: '/allied/edit-profile', screen: 'terms' },
} as const satisfies Partial<Record<RouteId, RouteRow>>;

/** A route whose screen exists. */
export type BuiltRouteId = keyof typeof builtRoutes;

const withoutFinalSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** The built route at an address, or null where there is none. */
export function builtRouteAt(pathname: string): BuiltRouteId | null {
  const path = withoutFinalSlash(pathname);
  const rows = Object.entries(builtRoutes) as [BuiltRouteId, RouteRow][];
  return rows.find(([, row]) => row.path === path)?.[0] ?? null;
}

/** The module of a screen, as the build's manifest names it. */
export const screenModule = (screen: ScreenId) => `src/screens/${screen}/${screen}-screen.tsx`;
