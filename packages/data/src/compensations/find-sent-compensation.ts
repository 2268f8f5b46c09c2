import { addDays, areMoneyEqual, getToday, noDataFailure } from '@surtidor/domain';
import type { Compensation } from '@surtidor/domain/compensations';
import { isSameUuid, type PaymentAttempt } from '@surtidor/domain/payments';
import { done, failed, type Outcome } from '../shared/outcome.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { requireReadableRows } from '../shared/rows.ts';
import { fetchOnce } from '../shared/send.ts';
import { CompensationsDocument } from './compensations.generated.ts';
import { buildCompensationsRequest, compensationsQuery } from './compensations.ts';
import type { FoundCompensation } from './find-compensation.ts';

/** Tolerated difference between the clocks of browser and backend, in milliseconds. */
const clockToleranceMs = 5 * 60_000;

type SentAttempt = Pick<PaymentAttempt, 'uuid' | 'lines' | 'amount' | 'createdAt'>;

const joinDocumentNumbers = (lines: readonly { readonly documentNumber: string }[]): string =>
  lines
    .map(({ documentNumber }) => documentNumber)
    .sort()
    .join(' ');

/** Compares the documents of a compensation and an attempt, or their totals if the list has no lines. */
function matchesAttempt(compensation: Compensation, { lines, amount }: SentAttempt): boolean {
  if (compensation.lines.length > 0)
    return joinDocumentNumbers(compensation.lines) === joinDocumentNumbers(lines);
  const invoicesTotal = lines.reduce((sum, line) => sum + line.amount.minor, 0);
  return (
    areMoneyEqual(compensation.invoicesTotal, amount) &&
    Math.abs(compensation.paymentsTotal.minor) === invoicesTotal - amount.minor
  );
}

/** Ignores rejected compensations, which may be from an earlier attempt. */
const isCompensationOfAttempt = (compensation: Compensation, attempt: SentAttempt): boolean =>
  compensation.state !== 'rejected' &&
  compensation.createdAt !== null &&
  compensation.createdAt >= attempt.createdAt - clockToleranceMs &&
  matchesAttempt(compensation, attempt);

/**
 * Finds the compensation of an attempt in the list (spec 7, `listarCompensaciones`) if the backend
 * has no idempotency keys: by id if known, otherwise by exactly its documents and its creation time.
 * Null does not prove that none will appear later. An unreadable row may be the compensation, so it is a failure
 * unless another row matches.
 */
export async function findSentCompensation(
  { client, storeContext }: DataContext,
  attempt: SentAttempt,
): Promise<Outcome<FoundCompensation | null>> {
  const { uuid, createdAt } = attempt;
  const day = getToday(storeContext.timeZone, createdAt);
  const { variables } = buildCompensationsRequest({
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
  const { items } = outcome.value;
  const found = items.find(
    (compensation) =>
      compensation !== null &&
      (uuid === null
        ? isCompensationOfAttempt(compensation, attempt)
        : isSameUuid(compensation.transactionId, uuid)),
  );
  if (found) return done({ transactionId: found.transactionId || found.id, state: found.state });
  return requireReadableRows(items) ? done(null) : failed(noDataFailure);
}
