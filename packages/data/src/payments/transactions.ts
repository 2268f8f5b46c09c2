import { pageSizes } from '@surtidor/domain';
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

/** Builds the request for the first page of payment attempts. */
export const buildTransactionsRequest = () =>
  buildFirstPageRequest(transactionsQuery, { filter: {} });

/** Queries the client's payment attempts page by page. Idle if the backend does not list them. */
export const useTransactions = (options?: PagedOptions): PagedRemote<Transaction, null> =>
  usePaged(transactionsQuery, buildTransactionsRequest().variables, options);
