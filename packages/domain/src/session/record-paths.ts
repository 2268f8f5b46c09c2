import { assertNever } from '../shared/assert-never.ts';
import type { ClaimSubject } from '../shared/claim-subject.ts';
import { getAccessRoute } from './routes.ts';

/** The search params that select the record of a page. */
export const recordParams = ['orderNumber', 'newsId', 'uuid', 'id'] as const;

/** Returns the path of an order's details (spec 2). */
export const getOrderDetailsPath = (orderNumber: string): string =>
  `${getAccessRoute('order-details').path}?orderNumber=${encodeURIComponent(orderNumber)}`;

/** Returns the path of an invoice's page by one of its numbers, preferably the one that orders and compensations name. */
export const getInvoicePath = (number: string): string =>
  `${getAccessRoute('invoice').path}?number=${encodeURIComponent(number)}`;

/** Returns the path of a news item (spec 2). */
export const getNewsPath = (newsId: string): string =>
  `${getAccessRoute('news').path}?newsId=${encodeURIComponent(newsId)}`;

/** Returns the path of a transaction's result (spec 2). */
export const getTransactionResultPath = (uuid: string): string =>
  `${getAccessRoute('transaction-result').path}?uuid=${encodeURIComponent(uuid)}`;

/** Returns the path of the page that shows the claims about an invoice, order or payment. */
export function getClaimSubjectPath({ kind, number }: ClaimSubject): string {
  switch (kind) {
    case 'invoice':
      return getInvoicePath(number);
    case 'order':
      return getOrderDetailsPath(number);
    case 'payment':
      return getTransactionResultPath(number);
    default:
      return assertNever(kind);
  }
}

/** Returns the path of an associate's profile in edit, create or view mode (spec 2). */
export const getProfilePath = (mode: 'see' | 'edit' | 'create', id?: string): string => {
  const query = [
    ...(mode === 'see' ? [] : [`mode=${mode}`]),
    ...(id === undefined ? [] : [`id=${encodeURIComponent(id)}`]),
  ].join('&');
  return `${getAccessRoute('edit-profile').path}${query === '' ? '' : `?${query}`}`;
};
