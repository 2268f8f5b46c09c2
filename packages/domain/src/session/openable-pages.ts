import type { OwnRoute } from '../variants/own-routes.ts';
import type { DeploymentOptions, StoreVariant } from '../variants/types.ts';
import { decideAccess } from './access.ts';
import {
  accessRoutes,
  getAccessRoute,
  getOwnAccessRoute,
  isIncluded,
  type RouteId,
} from './routes.ts';
import { getSideMenu } from './side-menu.ts';
import type { Session } from './types.ts';

/** A user in a store. */
export interface Visitor {
  readonly session: Session;
  readonly variant: StoreVariant;
  readonly deploymentOptions: DeploymentOptions;
}

const noQuery = new URLSearchParams();

/** Whether the user has access to a page, so a link can be shown. */
export const canOpen = (visitor: Visitor, id: RouteId): boolean => {
  const route = getAccessRoute(id);
  return (
    isIncluded(route, visitor.deploymentOptions) &&
    decideAccess({ ...visitor, route, query: noQuery }).kind === 'granted'
  );
};

/** Returns the distributor's own pages that the user can open, in the order of the configuration. */
export const getOwnPages = (visitor: Visitor): readonly OwnRoute[] =>
  visitor.deploymentOptions.ownRoutes.filter((route) => {
    const decision = decideAccess({ ...visitor, route: getOwnAccessRoute(route), query: noQuery });
    return decision.kind === 'granted';
  });

/** Pages that need a query or a previous page. */
const indirectPages: ReadonlySet<RouteId> = new Set([
  'dynamic-form',
  'order-details',
  'invoice',
  'transaction-result',
  'voucher-shop',
  'voucher-confirmation',
]);

/** Pages that are only included if the store's menu has them. */
const menuOnlyPages: ReadonlySet<RouteId> = new Set(['orders', 'store']);

/** Returns all pages that the user can open directly, in route order. */
export const getOpenablePages = (visitor: Visitor): readonly RouteId[] => {
  const menuEntryIds = new Set(
    getSideMenu({ ...visitor, links: [] }).map((entry) =>
      entry.kind === 'route' ? entry.id : entry.kind,
    ),
  );
  return accessRoutes
    .filter(({ id, audience }) => audience === 'member' && !indirectPages.has(id))
    .filter(({ id }) => !menuOnlyPages.has(id) || menuEntryIds.has(id))
    .filter(({ id }) => canOpen(visitor, id))
    .map(({ id }) => id);
};
