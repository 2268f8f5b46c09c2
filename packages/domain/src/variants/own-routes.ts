import type { PermissionName } from '../shared/constants/permissions.ts';

/** Parts of the portal that a distributor can leave out, with their pages, menu entries and links. */
export type FeatureName =
  | 'access-matrix'
  | 'calendar'
  | 'cash-payments'
  | 'compensations'
  | 'forms'
  | 'news'
  | 'people-import'
  | 'sales-certificates'
  | 'store'
  | 'survey'
  | 'vouchers';

/** A page that a distributor adds to those of the specification. */
export interface OwnRoute {
  /** The path, the same as that of the page's file: '/admin/machines'. */
  readonly path: `/${string}`;
  /** The page's title in the portal's language, which is also its label in the menu. */
  readonly title: string;
  /** Any one of these permissions is enough; by default every signed-in user may open the page. */
  readonly anyOf?: readonly PermissionName[];
  /** The place in the side menu, before the page of the specification with the same number. By default it has none. */
  readonly menu?: { readonly position: number };
}

/** The options of a deployment that decide which pages exist. */
export interface RouteOptions {
  readonly product: string;
  readonly ownRoutes: readonly OwnRoute[];
  readonly omitted: readonly FeatureName[];
}
