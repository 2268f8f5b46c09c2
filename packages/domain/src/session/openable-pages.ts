import type { DeploymentOptions, StoreVariant } from '../variants/types.ts';
import { decideAccess } from './access.ts';
import { accessRoute, accessRoutes, type RouteId } from './routes.ts';
import { sideMenu } from './side-menu.ts';
import type { Session } from './types.ts';

/** Who looks for a page, and where. */
export interface Visitor {
  readonly session: Session;
  readonly variant: StoreVariant;
  readonly deploymentOptions: DeploymentOptions;
}

const noQuery = new URLSearchParams();

/** Whether a visit would be granted, as the one access function says: asked before a link is shown. */
export const canOpen = (
  visitor: Visitor,
  id: RouteId,
  query: { get(name: string): string | null } = noQuery,
): boolean => decideAccess({ ...visitor, route: accessRoute(id), query }).kind === 'granted';

/** Pages that show nothing without a query, or that only follow upon another page. */
const onlyFollowed: ReadonlySet<RouteId> = new Set([
  'dynamic-form',
  'order-details',
  'transaction-result',
  'voucher-shop',
  'voucher-confirmation',
]);

/** Pages that a store may leave out of its menu: they are offered where the menu offers them. */
const asInMenu: ReadonlySet<RouteId> = new Set(['orders', 'store']);

/** Every page that this person may open as it is, in the order of the route table. */
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
