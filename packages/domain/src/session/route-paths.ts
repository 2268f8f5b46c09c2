import { fillProduct, getProductSlug } from '../variants/product.ts';
import { type AccessRoute, accessRoutes, getAccessRoute, type RouteId } from './routes.ts';

/** Returns the path of a route with the product's name, for example '/allied/surtidor-forms' (reading 1). */
export const getRoutePath = (id: RouteId, product: string): string =>
  fillProduct(getAccessRoute(id).path, getProductSlug(product));

const removeTrailingSlash = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

/** Returns the route of a path, or null for an unknown path, which shows the 404 page. */
export const matchRoute = (pathname: string, product: string): AccessRoute | null =>
  accessRoutes.find(({ id }) => getRoutePath(id, product) === removeTrailingSlash(pathname)) ??
  null;

/** Returns the path where users accept the terms (spec 2). */
export const getTermsPath = (termsId: string): string =>
  `${getAccessRoute('edit-profile').path}?mode=edit&id=${encodeURIComponent(termsId)}&states=1`;
