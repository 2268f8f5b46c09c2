import { type CalendarDate, createMoney, type Money, sumMoney } from '../shared/index.ts';
import type { PaymentAttempt } from './attempt-types.ts';
import { getPayability } from './payability.ts';
import type { PayableDocument } from './types.ts';

/** The credit line of a company. All amounts have the same currency. */
export interface CreditLine {
  readonly limit: Money;
  /** The open balance of invoices and debit notes. */
  readonly used: Money;
  /** The value of released orders without an invoice. */
  readonly heldByOrders: Money;
  /** The limit less the used and the held credit; may be negative. */
  readonly available: Money;
  /** When the figures were computed, in epoch milliseconds; null if unknown. */
  readonly updatedAt: number | null;
}

/**
 * Returns the available credit after a payment of invoices, at most the limit less what orders hold; null if the
 * payment is in another currency.
 */
export function getAvailableAfter(
  { limit, heldByOrders, available }: CreditLine,
  payment: Money,
): Money | null {
  if (payment.currency !== available.currency) return null;
  const maximum = Math.max(limit.minor - heldByOrders.minor, available.minor);
  return createMoney(Math.min(available.minor + payment.minor, maximum), available.currency);
}

/** The invoices whose payment releases an order that is blocked for credit. */
interface ReleasingInvoices<T> {
  /** Oldest due date first. */
  readonly invoices: readonly T[];
  readonly total: Money;
  /** What payments in progress will free. It counts as received. */
  readonly inProgress: Money;
  /** Whether both are enough. If not, the invoices are all documents that can be paid. */
  readonly isEnough: boolean;
}

/** Documents without a due date are the last. */
const getDueKey = (dueDate: CalendarDate | null): string => dueDate ?? '9999-12-31';

/**
 * Returns the least number of the oldest documents whose sum, with the payments in progress, reaches the missing credit.
 * Only documents that can be paid in its currency count.
 */
export function getReleasingInvoices<T extends PayableDocument>(
  documents: readonly T[],
  missingCredit: Money,
  attempts: ReadonlyMap<string, Pick<PaymentAttempt, 'lines'>>,
): ReleasingInvoices<T> {
  const { currency } = missingCredit;
  const payable = documents
    .filter((document) => getPayability(document, currency, attempts) === 'payable')
    .toSorted((one, other) => {
      const [key, otherKey] = [getDueKey(one.dueDate), getDueKey(other.dueDate)];
      if (key === otherKey) return 0;
      return key < otherKey ? -1 : 1;
    });
  const numbers = new Set(documents.map(({ documentNumber }) => documentNumber));
  const inProgress = sumMoney(
    [...new Set(attempts.values())]
      .flatMap(({ lines }) => lines)
      .filter(
        ({ documentNumber, amount }) => amount.currency === currency && numbers.has(documentNumber),
      )
      .map(({ amount }) => amount),
    currency,
  );
  let sum = inProgress.minor;
  const invoices = payable.filter(({ balance }) => {
    const isNeeded = sum < missingCredit.minor;
    if (isNeeded) sum += balance.minor;
    return isNeeded;
  });
  return {
    invoices,
    total: sumMoney(
      invoices.map(({ balance }) => balance),
      currency,
    ),
    inProgress,
    isEnough: sum >= missingCredit.minor,
  };
}
