import { accessRoute } from './routes.ts';

/** The details of an order, reached from a notification (spec 2). */
export const orderDetailsPath = (orderNumber: string): string =>
  `${accessRoute('order-details').path}?orderNumber=${encodeURIComponent(orderNumber)}`;

/** One piece of news (spec 2). */
export const newsPath = (newsId: string): string =>
  `${accessRoute('news').path}?newsId=${encodeURIComponent(newsId)}`;

/** The result of one transaction, by its uuid (spec 2). */
export const transactionResultPath = (uuid: string): string =>
  `${accessRoute('transaction-result').path}?uuid=${encodeURIComponent(uuid)}`;

/** The profile of an associate in edit, create or view mode (spec 2). */
export const profilePath = (mode: 'see' | 'edit' | 'create', id?: string): string => {
  const query = [
    ...(mode === 'see' ? [] : [`mode=${mode}`]),
    ...(id === undefined ? [] : [`id=${encodeURIComponent(id)}`]),
  ].join('&');
  return `${accessRoute('edit-profile').path}${query === '' ? '' : `?${query}`}`;
};
