import { fillProduct, productSlug } from '../variants/product.ts';
import { type AccessRoute, accessRoute, accessRoutes, type RouteId } from './routes.ts';

/** A route's path with the product in it: '/allied/surtidor-forms' (reading 1). */
export const routePath = (id: RouteId, product: string): string =>
  fillProduct(accessRoute(id).path, productSlug(product));

const withoutTrailingSlash = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

/** The route of a path, or null when no route of spec 2 has it (the 404 page). */
export const matchRoute = (pathname: string, product: string): AccessRoute | null =>
  accessRoutes.find(({ id }) => routePath(id, product) === withoutTrailingSlash(pathname)) ?? null;

/** The path where users accept the terms (spec 2). */
export const termsPath = (termsId: string): string =>
  `${accessRoute('edit-profile').path}?mode=edit&id=${encodeURIComponent(termsId)}&states=1`;
