import type { DeploymentOptions, StoreVariant } from '../variants/types.ts';
import { decideAccess } from './access.ts';
import { accessRoute, accessRoutes, type RouteId } from './routes.ts';
import { sideMenu } from './side-menu.ts';
import type { Session } from './types.ts';

/** The user and store. */
export interface Visitor {
  readonly session: Session;
  readonly variant: StoreVariant;
  readonly deploymentOptions: DeploymentOptions;
}

const noQuery = new URLSearchParams();

/** Whether access to a page would be granted, to decide if a link is shown. */
export const canOpen = (
  visitor: Visitor,
  id: RouteId,
  query: { get(name: string): string | null } = noQuery,
): boolean => decideAccess({ ...visitor, route: accessRoute(id), query }).kind === 'granted';

/** Pages that need a query or follow another page. */
const onlyFollowed: ReadonlySet<RouteId> = new Set([
  'dynamic-form',
  'order-details',
  'transaction-result',
  'voucher-shop',
  'voucher-confirmation',
]);

/** Pages that are offered only where the store's menu has them. */
const asInMenu: ReadonlySet<RouteId> = new Set(['orders', 'store']);

/** Every page that this person can open directly, in route order. */
export const openablePages = (visitor: Visitor): readonly RouteId[] => {
  const menu = new Set(
    sideMenu({ ...visitor, links: [] }).map((entry) =>
      entry.kind === 'route' ? entry.id : entry.kind,
    ),
  );
  return accessRoutes
    .filter(({ id, audience }) => audience === 'member' && !onlyFollowed.has(id))
    .filter(({ id }) => !asInMenu.has(id) || menu.has(id))
    .filter(({ id }) => canOpen(visitor, id))
    .map(({ id }) => id);
};
