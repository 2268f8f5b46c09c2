import { type RouteId, routePath } from '@surtidor/domain';
import { usePortal } from '../context/portal-context.tsx';

/** The address of a route, with the deployment's product in it: no path is written by hand. */
export function useRoutePath(): (id: RouteId) => string {
  const { product } = usePortal().deploymentOptions;
  return (id) => routePath(id, product);
}
