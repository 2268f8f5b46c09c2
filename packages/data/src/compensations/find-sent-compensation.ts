import { addDays, type PaymentAttempt, todayIn } from '@surtidor/domain';
import { fetchOnce } from '../shared/call.ts';
import { done, type Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { readableRows } from '../shared/rows.ts';
import { CompensationsDocument } from './compensations.generated.ts';
import { compensationsQuery } from './compensations.ts';
import type { FoundCompensation } from './find-compensation.ts';
import { firstCompensations } from './first-compensations.ts';

/** By how much the browser's clock and the backend's may differ, in milliseconds. */
const clockToleranceMs = 5 * 60_000;

const numbersIn = (lines: readonly { readonly documentNumber: string }[]): string =>
  lines
    .map(({ documentNumber }) => documentNumber)
    .sort()
    .join(' ');

/**
 * Looks for the compensation of an attempt in the list (spec 7, `listarCompensaciones`), where the
 * backend knows no keys: by its id where a broken answer told it, else one of exactly its documents
 * that was made since. Null: there is none, which does not prove that there will be none. Without an
 * id a rejected one may be an earlier one and is no answer.
 */
export async function findSentCompensation(
  { client, storeContext }: DataContext,
  { uuid, lines, createdAt }: Pick<PaymentAttempt, 'uuid' | 'lines' | 'createdAt'>,
): Promise<Outcome<FoundCompensation | null>> {
  const day = todayIn(storeContext.timeZone, createdAt);
  const { variables } = firstCompensations({
    invoiceNumber: '',
    state: null,
    created: { start: addDays(day, -1), end: addDays(day, 1) },
    sort: 'newest',
  });
  const outcome = await fetchOnce(client, {
    document: CompensationsDocument,
    variables,
    read: (data) => compensationsQuery.read(data, storeContext),
  });
  if (outcome.kind === 'failed') return outcome;
  const rows = readableRows(outcome.value.items);
  const sent =
    uuid === null
      ? rows.find(
          (one) =>
            one.state !== 'rejected' &&
            one.createdAt !== null &&
            one.createdAt >= createdAt - clockToleranceMs &&
            numbersIn(one.lines) === numbersIn(lines),
        )
      : rows.find(({ transactionId }) => transactionId === uuid);
  return done(sent ? { transactionId: sent.transactionId || sent.id, state: sent.state } : null);
}
