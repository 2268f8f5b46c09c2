import type { PermissionName } from '../shared/constants/permissions.ts';
import type { MessageKey } from '../shared/messages/keys.ts';
import { hasStoreEntry } from '../variants/store-entry.ts';
import type { DeploymentOptions, StoreVariant } from '../variants/types.ts';
import { canUse } from './can-call.ts';
import { isGranted } from './permissions.ts';
import { getRoutePath } from './route-paths.ts';
import { accessRoutes, getAccessRoute, isIncluded, type RouteId } from './routes.ts';
import type { Session } from './types.ts';

/** An entry of the side menu (spec 2). */
export type MenuEntry =
  | {
      readonly kind: 'route';
      readonly id: RouteId;
      readonly title: MessageKey;
      readonly href: string;
    }
  /** A distributor's own page. */
  | { readonly kind: 'own'; readonly title: string; readonly href: string }
  /** A link of the content block, which opens in a new tab. */
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'store'; readonly title: MessageKey; readonly href: string }
  | { readonly kind: 'sign-out'; readonly title: MessageKey };

/** The routes of the side menu, in order. */
const menuRoutes = accessRoutes
  .flatMap(({ menu, ...route }) => (menu === undefined ? [] : { ...route, menu }))
  .sort((one, other) => one.menu.position - other.menu.position);

/** The session, the store's options and the content block's links, which determine the menu. */
export interface MenuInput {
  readonly session: Session;
  readonly variant: StoreVariant;
  readonly deploymentOptions: DeploymentOptions;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** Returns the entries of the side menu: permitted pages, external links, Tienda and 'Cerrar Sesión'. */
export const getSideMenu = ({
  session,
  variant,
  deploymentOptions,
  links,
}: MenuInput): readonly MenuEntry[] => {
  const isPermitted = (anyOf: readonly PermissionName[]) =>
    isGranted(session, deploymentOptions.product, anyOf);
  const visibleRoutes = menuRoutes.filter(
    ({ anyOf, menu, ...route }) =>
      isIncluded(route, deploymentOptions) &&
      (menu.isOffered?.(variant, deploymentOptions) ?? true) &&
      isPermitted(menu.anyOf ?? anyOf),
  );
  const ownEntries = deploymentOptions.ownRoutes.flatMap(({ path, title, anyOf = [], menu }) =>
    menu !== undefined && isPermitted(anyOf)
      ? [{ position: menu.position, entry: { kind: 'own', title, href: path } as const }]
      : [],
  );
  const routeEntries = visibleRoutes.map(({ id, title, menu: { position } }) => {
    const href = getRoutePath(id, deploymentOptions.product);
    const { [id]: ownPosition = position } = deploymentOptions.menuPositions;
    return { position: ownPosition, entry: { kind: 'route', id, title, href } as const };
  });
  const storeRoute = getAccessRoute('store');
  const isStoreVisible =
    isIncluded(storeRoute, deploymentOptions) &&
    hasStoreEntry(variant, deploymentOptions) &&
    canUse(session, 'storeLink', deploymentOptions.product);
  return [
    // Sorting is stable: an own page is before that of the specification with the same number.
    ...[...ownEntries, ...routeEntries]
      .sort((one, other) => one.position - other.position)
      .map(({ entry }): MenuEntry => entry),
    ...links.map(({ label, href }): MenuEntry => ({ kind: 'link', label, href })),
    ...(isStoreVisible ? [{ kind: 'store', title: 'Tienda', href: storeRoute.path } as const] : []),
    { kind: 'sign-out', title: 'Cerrar Sesión' },
  ];
};

/** Returns the position of a route in the header, or 0 if it is not there. */
const getHeaderPosition = ({ id }: { readonly id: RouteId }): number =>
  getAccessRoute(id).menu?.header ?? 0;

/** Returns the side menu entries that wide headers show as links. */
export const getHeaderEntries = (
  menu: readonly MenuEntry[],
): readonly Extract<MenuEntry, { kind: 'route' }>[] =>
  menu
    .filter((entry) => entry.kind === 'route')
    .filter((entry) => getHeaderPosition(entry) > 0)
    .sort((one, other) => getHeaderPosition(one) - getHeaderPosition(other));
