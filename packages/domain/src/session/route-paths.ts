import { fillProduct, productSlug } from '../variants/product.ts';
import { accessRoute, accessRoutes, type RouteId } from './routes.ts';
import type { AccessRoute } from './types.ts';

/** A route's path with the product in it: '/allied/surtidor-forms' (reading 1). */
export const routePath = (id: RouteId, product: string): string =>
  fillProduct(accessRoute(id).path, productSlug(product));

const withoutTrailingSlash = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

/** The route of a path, or null when no route of spec 2 has it (the 404 page). */
export const matchRoute = (pathname: string, product: string): AccessRoute | null =>
  accessRoutes.find(({ id }) => routePath(id, product) === withoutTrailingSlash(pathname)) ?? null;

/** Where a user who must accept the terms is sent (spec 2). */
export const termsPath = (termsId: string): string =>
  `${accessRoute('edit-profile').path}?mode=edit&id=${encodeURIComponent(termsId)}&states=1`;

/** The details of an order, reached from a notification (spec 2). */
export const orderDetailsPath = (orderNumber: string): string =>
  `${accessRoute('order-details').path}?orderNumber=${encodeURIComponent(orderNumber)}`;

/** One piece of news (spec 2). */
export const newsPath = (newsId: string): string =>
  `${accessRoute('news').path}?newsId=${encodeURIComponent(newsId)}`;

/** The result of one transaction, by the reference it was begun with (spec 2). */
export const transactionResultPath = (uuid: string): string =>
  `${accessRoute('transaction-result').path}?uuid=${encodeURIComponent(uuid)}`;

/** The profile of an associate, to edit, create or (without a mode) to see (spec 2). */
export const profilePath = (mode: 'see' | 'edit' | 'create', id?: string): string => {
  const query = [
    ...(mode === 'see' ? [] : [`mode=${mode}`]),
    ...(id === undefined ? [] : [`id=${encodeURIComponent(id)}`]),
  ].join('&');
  return `${accessRoute('edit-profile').path}${query === '' ? '' : `?${query}`}`;
};
