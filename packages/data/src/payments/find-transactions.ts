import { noDataFailure } from '@surtidor/domain';
import type { TransaccionesFilterInput } from '../generated/types.ts';
import { done, failed, type Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { keepReadableRows, readRows } from '../shared/rows.ts';
import { fetchOnce } from '../shared/send.ts';
import { type Transaction, toTransaction } from './to-transaction.ts';
import { TransactionsDocument } from './transactions.generated.ts';

const find = (
  { client, storeContext }: DataContext,
  filter: TransaccionesFilterInput,
  pageSize: number,
): Promise<Outcome<readonly (Transaction | null)[]>> =>
  fetchOnce(client, {
    document: TransactionsDocument,
    variables: { filter, pageSize, page: 1 },
    read: ({ listarTransacciones: response }) =>
      readRows(response?.items, (row) => toTransaction(row, storeContext)),
  });

/**
 * Finds the transaction that matches a filter. An unreadable entry or another transaction is a failure, never null.
 */
async function findOne(
  dataContext: DataContext,
  filter: TransaccionesFilterInput,
  isRequested: (transaction: Transaction) => boolean,
): Promise<Outcome<Transaction | null>> {
  const outcome = await find(dataContext, filter, 1);
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
  findOne(dataContext, { uuid: { eq: uuid } }, (transaction) => transaction.uuid === uuid);

/** Finds the client's pending attempts ('pagos en proceso'), by anyone in the company. */
export async function findLiveTransactions(
  dataContext: DataContext,
): Promise<Outcome<readonly Transaction[]>> {
  const outcome = await find(dataContext, { estado: { eq: 'PENDIENTE' } }, 50);
  if (outcome.kind === 'failed') return outcome;
  const transactions = keepReadableRows(outcome.value);
  return transactions ? done(transactions.filter(({ live }) => live)) : failed(noDataFailure);
}
