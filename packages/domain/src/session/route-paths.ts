import type { RouteOptions } from '../variants/own-routes.ts';
import { fillProduct, getProductSlug } from '../variants/product.ts';
import {
  accessRoutes,
  getAccessRoute,
  getOwnAccessRoute,
  isIncluded,
  type MatchedRoute,
  type RouteId,
} from './routes.ts';

/** Returns the path of a route with the product's name, for example '/allied/surtidor-forms' (reading 1). */
export const getRoutePath = (id: RouteId, product: string): string =>
  fillProduct(getAccessRoute(id).path, getProductSlug(product));

const removeTrailingSlash = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

/**
 * Returns the route of a path, or null for an unknown path and the page of a feature that was left out, which show the
 * 404 page. A distributor's own page replaces that of the same path.
 */
export const matchRoute = (pathname: string, options: RouteOptions): MatchedRoute | null => {
  const visited = removeTrailingSlash(pathname);
  const ownRoute = options.ownRoutes.find(({ path }) => path === visited);
  if (ownRoute !== undefined) return getOwnAccessRoute(ownRoute);
  const route = accessRoutes.find(({ id }) => getRoutePath(id, options.product) === visited);
  return route !== undefined && isIncluded(route, options) ? route : null;
};

/** Returns the path where users accept the terms (spec 2). */
export const getTermsPath = (termsId: string): string =>
  `${getAccessRoute('edit-profile').path}?mode=edit&id=${encodeURIComponent(termsId)}&states=1`;
