import { addDays, type Compensation, getToday, type PaymentAttempt } from '@surtidor/domain';
import { done, type Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { keepReadableRows } from '../shared/rows.ts';
import { fetchOnce } from '../shared/send.ts';
import { CompensationsDocument } from './compensations.generated.ts';
import { compensationsQuery, compensationsRequest } from './compensations.ts';
import type { FoundCompensation } from './find-compensation.ts';

/** Tolerated difference between the clocks of browser and backend, in milliseconds. */
const clockToleranceMs = 5 * 60_000;

type Sent = Pick<PaymentAttempt, 'uuid' | 'lines' | 'amount' | 'createdAt'>;

const numbersIn = (lines: readonly { readonly documentNumber: string }[]): string =>
  lines
    .map(({ documentNumber }) => documentNumber)
    .sort()
    .join(' ');

/** Whether a compensation matches an attempt's documents, or its totals without lines. */
function isOf(one: Compensation, { lines, amount }: Sent): boolean {
  if (one.lines.length > 0) return numbersIn(one.lines) === numbersIn(lines);
  const all = lines.reduce((sum, line) => sum + line.amount.minor, 0);
  return (
    one.invoicesTotal.minor === amount.minor &&
    Math.abs(one.paymentsTotal.minor) === all - amount.minor
  );
}

/** A rejected one may be from an earlier attempt. */
const isSent = (one: Compensation, sent: Sent): boolean =>
  one.state !== 'rejected' &&
  one.createdAt !== null &&
  one.createdAt >= sent.createdAt - clockToleranceMs &&
  isOf(one, sent);

/**
 * Finds the compensation of an attempt in the list (spec 7, `listarCompensaciones`) if the backend
 * has no keys: by id if known, else by exactly its documents and creation time. Null does not prove
 * that there will be none.
 */
export async function findSentCompensation(
  { client, storeContext }: DataContext,
  sent: Sent,
): Promise<Outcome<FoundCompensation | null>> {
  const { uuid, createdAt } = sent;
  const day = getToday(storeContext.timeZone, createdAt);
  const { variables } = compensationsRequest({
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
  const rows = keepReadableRows(outcome.value.items);
  const found = rows.find((one) =>
    uuid === null ? isSent(one, sent) : one.transactionId === uuid,
  );
  return done(
    found ? { transactionId: found.transactionId || found.id, state: found.state } : null,
  );
}
