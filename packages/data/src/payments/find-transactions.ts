import { noDataFailure } from '@surtidor/domain';
import type { TransaccionesFilterInput } from '../generated/types.ts';
import { done, failed, type Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { mapRows, readableRows } from '../shared/rows.ts';
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
    read: ({ listarTransacciones: answer }) =>
      Array.isArray(answer?.items)
        ? mapRows(answer.items, (row) => toTransaction(row, storeContext))
        : null,
  });

/** The one transaction a filter names; an entry that cannot be read is a failure, never 'none'. */
async function findOne(
  dataContext: DataContext,
  filter: TransaccionesFilterInput,
): Promise<Outcome<Transaction | null>> {
  const outcome = await find(dataContext, filter, 1);
  if (outcome.kind === 'failed') return outcome;
  const [first] = outcome.value;
  if (first === undefined) return done(null);
  return first ? done(first) : failed(noDataFailure);
}

/**
 * Looks for the attempt with this idempotency key, when the answer to its request was lost. Null:
 * the backend never received it. An entry that cannot be read is a failure, never 'not received':
 * that would invite a second payment.
 */
export const findTransactionByKey = (
  dataContext: DataContext,
  key: string,
): Promise<Outcome<Transaction | null>> => findOne(dataContext, { idempotency_key: { eq: key } });

/** What a transaction paid, for a receipt in a browser that did not make it. Null: not the client's. */
export const findTransaction = (
  dataContext: DataContext,
  uuid: string,
): Promise<Outcome<Transaction | null>> => findOne(dataContext, { uuid: { eq: uuid } });

/** The client's attempts that are not final: 'pagos en proceso', whoever of the company made them. */
export async function findLiveTransactions(
  dataContext: DataContext,
): Promise<Outcome<readonly Transaction[]>> {
  const outcome = await find(dataContext, { estado: { eq: 'PENDIENTE' } }, 50);
  if (outcome.kind === 'failed') return outcome;
  return done(readableRows(outcome.value).filter(({ live }) => live));
}
