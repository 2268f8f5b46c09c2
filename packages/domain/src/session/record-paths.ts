import { getAccessRoute } from './routes.ts';

/** The path of an order's details (spec 2). */
export const getOrderDetailsPath = (orderNumber: string): string =>
  `${getAccessRoute('order-details').path}?orderNumber=${encodeURIComponent(orderNumber)}`;

/** The path of a news item (spec 2). */
export const getNewsPath = (newsId: string): string =>
  `${getAccessRoute('news').path}?newsId=${encodeURIComponent(newsId)}`;

/** The path of a transaction's result, by uuid (spec 2). */
export const getTransactionResultPath = (uuid: string): string =>
  `${getAccessRoute('transaction-result').path}?uuid=${encodeURIComponent(uuid)}`;

/** The path of an associate's profile in edit, create or view mode (spec 2). */
export const getProfilePath = (mode: 'see' | 'edit' | 'create', id?: string): string => {
  const query = [
    ...(mode === 'see' ? [] : [`mode=${mode}`]),
    ...(id === undefined ? [] : [`id=${encodeURIComponent(id)}`]),
  ].join('&');
  return `${getAccessRoute('edit-profile').path}${query === '' ? '' : `?${query}`}`;
};
