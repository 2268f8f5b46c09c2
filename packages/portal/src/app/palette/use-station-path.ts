import {
  canOpen,
  getAccessRoute,
  getRoutePath,
  matchRoute,
  supportsStationFilter,
} from '@surtidor/domain/session';
import { useVisitor } from '../../platform/context/portal-context.tsx';
import { useLocation } from '../../platform/router/index.ts';

/**
 * Returns the path of the page on which a station is selected: the current page if it supports the station filter,
 * otherwise orders or invoices. Returns null without permission.
 */
export function useStationPath(): string | null {
  const visitor = useVisitor();
  const { deploymentOptions } = visitor;
  const { pathname } = useLocation();
  if (supportsStationFilter(matchRoute(pathname, deploymentOptions), deploymentOptions))
    return pathname;
  const page = (['orders', 'pending-invoices'] as const).find(
    (id) => canOpen(visitor, id) && supportsStationFilter(getAccessRoute(id), deploymentOptions),
  );
  return page ? getRoutePath(page, deploymentOptions.product) : null;
}
