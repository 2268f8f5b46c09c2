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

/**
 * Returns the path of the section that an older link, for example in a mail, names by a search param of its page:
 * `/admin/pending-invoices?section=cash`. It keeps the other search params. Returns null for all other links.
 */
export const getSectionRedirect = (
  route: MatchedRoute | null,
  query: URLSearchParams,
): string | null => {
  const path = `${route?.path}/${query.get('section')}`;
  const isSection = accessRoutes.some((one) => one.parent === route?.id && one.path === path);
  if (route === null || !isSection) return null;
  const params = new URLSearchParams(query);
  params.delete('section');
  return params.size === 0 ? path : `${path}?${params}`;
};

/** Returns the path where users accept the terms (spec 2). */
export const getTermsPath = (termsId: string): string =>
  `${getAccessRoute('edit-profile').path}?mode=edit&id=${encodeURIComponent(termsId)}&states=1`;
