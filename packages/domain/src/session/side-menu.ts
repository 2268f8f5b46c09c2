import type { PermissionName } from '../shared/constants/permissions.ts';
import type { MessageKey } from '../shared/messages/keys.ts';
import { showsStoreEntry } from '../variants/store-entry.ts';
import type { DeploymentOptions, StoreVariant } from '../variants/types.ts';
import { canUse } from './can-call.ts';
import { isGranted } from './permissions.ts';
import { routePath } from './route-paths.ts';
import { accessRoute, accessRoutes, type RouteId } from './routes.ts';
import type { Session } from './types.ts';

/** An entry of the side menu, in the order in which it is rendered (spec 2). */
export type MenuEntry =
  | {
      readonly kind: 'route';
      readonly id: RouteId;
      readonly title: MessageKey;
      readonly href: string;
    }
  /** From the content block; opens in a new tab. */
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'store'; readonly title: MessageKey; readonly href: string }
  | { readonly kind: 'sign-out'; readonly title: MessageKey };

/** The routes of the side menu, in order. */
const placed = accessRoutes
  .flatMap(({ menu, ...route }) => (menu === undefined ? [] : { ...route, menu }))
  .sort((one, other) => one.menu.place - other.menu.place);

/** The user of the menu and the links of its content block. */
export interface MenuInput {
  readonly session: Session;
  readonly variant: StoreVariant;
  readonly deploymentOptions: DeploymentOptions;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** The side menu: permitted entries, then external links, then Tienda, then 'Cerrar Sesión'. */
export const sideMenu = ({
  session,
  variant,
  deploymentOptions,
  links,
}: MenuInput): readonly MenuEntry[] => {
  const permitted = (anyOf: readonly PermissionName[]) =>
    isGranted(session, deploymentOptions.product, anyOf);
  const shown = placed.filter(
    ({ anyOf, menu }) =>
      (menu.offered?.(variant, deploymentOptions) ?? true) && permitted(menu.anyOf ?? anyOf),
  );
  const store = accessRoute('store');
  const isStoreShown =
    showsStoreEntry(variant, deploymentOptions) &&
    canUse(session, 'storeLink', deploymentOptions.product);
  return [
    ...shown.map(({ id, title }): MenuEntry => {
      const href = routePath(id, deploymentOptions.product);
      return { kind: 'route', id, title, href };
    }),
    ...links.map(({ label, href }): MenuEntry => ({ kind: 'link', label, href })),
    ...(isStoreShown ? [{ kind: 'store', title: 'Tienda', href: store.path } as const] : []),
    { kind: 'sign-out', title: 'Cerrar Sesión' },
  ];
};

/** The position of a route in the header; 0 if absent. */
const headerOrder = ({ id }: { readonly id: RouteId }): number => accessRoute(id).menu?.header ?? 0;

/** The side menu entries that wide headers show as links. */
export const headerEntries = (
  menu: readonly MenuEntry[],
): readonly Extract<MenuEntry, { kind: 'route' }>[] =>
  menu
    .filter((entry) => entry.kind === 'route')
    .filter((entry) => headerOrder(entry) > 0)
    .sort((one, other) => headerOrder(one) - headerOrder(other));
