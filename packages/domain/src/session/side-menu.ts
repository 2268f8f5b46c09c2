import { type PermissionName, permissionNames } from '../shared/constants/permissions.ts';
import type { MessageKey } from '../shared/messages/keys.ts';
import { showsStoreEntry } from '../variants/store-entry.ts';
import type { DeploymentOptions, StoreVariant } from '../variants/types.ts';
import { mayUse } from './may-call.ts';
import { fullPermissions, hasAnyPermission } from './permissions.ts';
import { routePath } from './route-paths.ts';
import { accessRoute, type RouteId } from './routes.ts';
import type { Session } from './types.ts';

/** An entry of the side menu, in the order in which it is drawn (spec 2). */
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

/** A static entry: shown with any of its permissions, in stores that offer it. */
interface StaticEntry {
  readonly id: RouteId;
  readonly anyOf?: readonly PermissionName[];
  readonly offered?: (variant: StoreVariant, deploymentOptions: DeploymentOptions) => boolean;
}

/** The static entries in order. What is not said here is taken from the route table. */
const staticEntries: readonly StaticEntry[] = [
  { id: 'home' },
  { id: 'edit-profile', anyOf: [permissionNames.editProfile] },
  { id: 'account-status' },
  { id: 'account-history' },
  { id: 'pending-invoices' },
  { id: 'orders', offered: ({ ordersEntry }) => ordersEntry },
  { id: 'vouchers' },
  { id: 'purchased-vouchers' },
  { id: 'sales-certificate', offered: (_, { salesCertificate }) => salesCertificate === 'open' },
  { id: 'notifications' },
];

/** Who the menu is drawn for, and the links its content block brought. */
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
    hasAnyPermission(session.permissions, fullPermissions(deploymentOptions.product, anyOf));
  const shown = staticEntries.filter(
    ({ id, anyOf, offered }) =>
      (offered?.(variant, deploymentOptions) ?? true) && permitted(anyOf ?? accessRoute(id).anyOf),
  );
  const store = accessRoute('store');
  const storeShown =
    showsStoreEntry(variant, deploymentOptions) &&
    mayUse(session, 'storeLink', deploymentOptions.product);
  return [
    ...shown.map(({ id }): MenuEntry => {
      const href = routePath(id, deploymentOptions.product);
      return { kind: 'route', id, title: accessRoute(id).title, href };
    }),
    ...links.map(({ label, href }): MenuEntry => ({ kind: 'link', label, href })),
    ...(storeShown ? [{ kind: 'store', title: 'Tienda', href: store.path } as const] : []),
    { kind: 'sign-out', title: 'Cerrar Sesión' },
  ];
};

/** The pages a dealer comes for, in the order the header of wide windows shows them. */
const mainPages: readonly RouteId[] = ['pending-invoices', 'account-status', 'orders', 'vouchers'];

/** The entries of the side menu that the header shows as links where there is room for them. */
export const headerEntries = (
  menu: readonly MenuEntry[],
): readonly Extract<MenuEntry, { kind: 'route' }>[] =>
  mainPages.flatMap((id) =>
    menu.filter((entry) => entry.kind === 'route').filter((entry) => entry.id === id),
  );
