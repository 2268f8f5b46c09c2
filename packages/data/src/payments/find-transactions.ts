import { noDataFailure } from '@surtidor/domain';
import { hasReference, isSameUuid } from '@surtidor/domain/payments';
import type { TransaccionesFilterInput } from '../generated/types.ts';
import { done, failed, type Outcome } from '../shared/outcome.ts';
import type { StoreContext } from '../shared/readers.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { keepReadableRows, readRows } from '../shared/rows.ts';
import { fetchOnce } from '../shared/send.ts';
import { RecentTransactionsDocument } from './recent-transactions.generated.ts';
import { type Transaction, toTransaction } from './to-transaction.ts';
import { TransactionsDocument, type TransactionsQuery } from './transactions.generated.ts';

const buildRequest = (filter: TransaccionesFilterInput, pageSize: number) => ({
  document: TransactionsDocument,
  variables: { filter, pageSize, page: 1 },
});

const read = (
  { listarTransacciones: response }: TransactionsQuery,
  storeContext: StoreContext,
): readonly (Transaction | null)[] | null =>
  readRows(response?.items, (row) => toTransaction(row, storeContext));

const find = (
  { client, storeContext }: DataContext,
  request: ReturnType<typeof buildRequest>,
): Promise<Outcome<readonly (Transaction | null)[]>> =>
  fetchOnce(client, { ...request, read: (data) => read(data, storeContext) });

/** Finds the transaction that matches a filter. An unreadable entry or another transaction is a failure, never null. */
async function findOne(
  dataContext: DataContext,
  filter: TransaccionesFilterInput,
  isRequested: (transaction: Transaction) => boolean,
): Promise<Outcome<Transaction | null>> {
  const outcome = await find(dataContext, buildRequest(filter, 1));
  if (outcome.kind === 'failed') return outcome;
  const [transaction] = outcome.value;
  if (transaction === undefined) return done(null);
  return transaction && isRequested(transaction) ? done(transaction) : failed(noDataFailure);
}

/**
 * Finds an attempt by idempotency key after a lost response. Null means that the backend never
 * received it. Unreadable entries and other keys are failures, so that no second payment is sent.
 */
export const findTransactionByKey = (
  dataContext: DataContext,
  key: string,
): Promise<Outcome<Transaction | null>> =>
  findOne(dataContext, { idempotency_key: { eq: key } }, (transaction) => transaction.key === key);

/** Finds a transaction for a receipt in another browser. Null if it is not the client's. */
export const findTransaction = (
  dataContext: DataContext,
  uuid: string,
): Promise<Outcome<Transaction | null>> =>
  findOne(dataContext, { uuid: { eq: uuid } }, (transaction) => isSameUuid(transaction.uuid, uuid));

/**
 * Finds the attempts whose id starts with a reference, newest first.
 * @param reference Lowercase letters and digits, from `parseReference`.
 */
export async function findTransactionsByReference(
  dataContext: DataContext,
  { reference, limit }: { readonly reference: string; readonly limit: number },
): Promise<Outcome<readonly Transaction[]>> {
  // The first group of an id has eight characters; the following ones are separated by dashes.
  const prefix = reference.slice(0, 8);
  const outcome = await find(dataContext, buildRequest({ uuid: { like: `${prefix}%` } }, limit));
  if (outcome.kind === 'failed') return outcome;
  const transactions = keepReadableRows(outcome.value) ?? [];
  return done(transactions.filter(({ uuid }) => hasReference(uuid, reference)));
}

/**
 * Finds the client's newest attempts in any state, to announce the results of payments that ended on another device.
 */
export const findRecentTransactions = ({
  client,
  storeContext,
}: DataContext): Promise<Outcome<readonly Transaction[]>> =>
  fetchOnce(client, {
    document: RecentTransactionsDocument,
    variables: { pageSize: 50 },
    read: ({ listarTransacciones: response }) =>
      keepReadableRows(readRows(response?.items, (row) => toTransaction(row, storeContext))),
  });

/** Builds the request for the client's pending attempts. */
export const buildLiveTransactionsRequest = () => buildRequest({ estado: { eq: 'PENDIENTE' } }, 50);

const readLive = (
  data: TransactionsQuery,
  storeContext: StoreContext,
): readonly Transaction[] | null =>
  keepReadableRows(read(data, storeContext))?.filter(({ live }) => live) ?? null;

/** Returns the pending attempts that the server sent with the page; null if none were sent, and after hydration. */
export function readPreloadedTransactions({
  client,
  storeContext,
}: DataContext): readonly Transaction[] | null {
  if (!client.prioritizeCacheValues) return null;
  const { document, variables } = buildLiveTransactionsRequest();
  const data = client.readQuery({ query: document, variables });
  return data && readLive(data, storeContext);
}

/** Finds the client's pending attempts ('pagos en proceso'), by anyone in the company. */
export const findLiveTransactions = ({
  client,
  storeContext,
}: DataContext): Promise<Outcome<readonly Transaction[]>> =>
  fetchOnce(client, {
    ...buildLiveTransactionsRequest(),
    read: (data) => readLive(data, storeContext),
  });
