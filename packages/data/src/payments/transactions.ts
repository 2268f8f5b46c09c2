import { addDayTimes, type DateRange, pageSizes } from '@surtidor/domain';
import { buildFirstPageRequest, definePagedQuery, readPage } from '../shared/paged-query.ts';
import { type PagedOptions, type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { type Transaction, toTransaction } from './to-transaction.ts';
import { TransactionsDocument } from './transactions.generated.ts';

/** The client's payment attempts in any state, newest first, by anyone in the company. */
const transactionsQuery = definePagedQuery({
  document: TransactionsDocument,
  fetchPolicy: 'network-only',
  nextPageRule: 'total',
  pageSize: pageSizes.transactions,
  read: ({ listarTransacciones: response }, storeContext) =>
    readPage(response, (row) => toTransaction(row, storeContext)),
  getKey: ({ uuid }) => uuid,
});

/** Returns the filter of the days on which payments were created; empty without days. */
function toDatesFilter(dates: DateRange | null) {
  if (dates === null) return {};
  const { from, to } = addDayTimes(dates);
  return { created_at: { gteq: from, lteq: to } };
}

/**
 * Builds the request for the first page of payment attempts.
 * @param dates The days of their creation, which need the capability `transactionDetails`; null for all.
 */
export const buildTransactionsRequest = (dates: DateRange | null) =>
  buildFirstPageRequest(transactionsQuery, { filter: toDatesFilter(dates) });

/** Queries the client's payment attempts page by page, as `buildTransactionsRequest`. Idle if the backend does not list them. */
export const useTransactions = (
  dates: DateRange | null,
  options?: PagedOptions,
): PagedRemote<Transaction, null> =>
  usePaged(transactionsQuery, buildTransactionsRequest(dates).variables, options);
