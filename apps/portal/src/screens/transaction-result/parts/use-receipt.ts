import { findTransaction, type Transaction, useDataContext } from '@surtidor/data';
import type { AttemptLine, Money, PaymentAttempt } from '@surtidor/domain';
import { useEffect, useState } from 'react';

/** What a receipt says of a payment, from this browser's journal and from the backend. */
export interface Paid {
  readonly kind: PaymentAttempt['kind'];
  /** Code of the business segment of a cash amount. */
  readonly segment?: string;
  readonly amount: Money;
  /** Epoch milliseconds; null when not told. */
  readonly createdAt: number | null;
  readonly lines: readonly Omit<AttemptLine, 'invoiceId'>[];
  /** What only the backend knows; null until it has answered. */
  readonly record: Pick<Transaction, 'bank' | 'madeBy' | 'settledAt'> | null;
}

/**
 * What was paid. A backend that lists transactions is asked who paid, where and when, again when the
 * payment has another `result`. The journal's lines keep the names that were shown; a payment that
 * another browser made has the backend's. Without an answer the receipt shows what is known. With null
 * nothing is asked.
 */
export function useReceipt(
  uuid: string | null,
  result: string,
  attempt: PaymentAttempt | null,
): Paid | null {
  const dataContext = useDataContext();
  const [found, setFound] = useState<Transaction | null>(null);
  const { transactionList } = dataContext.backendProfile.capabilities;
  const wanted = transactionList ? uuid : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another result is asked for again.
  useEffect(() => {
    if (wanted === null) return;
    let left = false;
    void findTransaction(dataContext, wanted).then((outcome) => {
      if (!left && outcome.kind === 'done') setFound(outcome.value);
    });
    return () => {
      left = true;
    };
  }, [dataContext, wanted, result]);
  const known = attempt ?? found;
  return known && { ...known, record: found };
}

/** Whether a payment is of invoices; one that nobody knows yet is spoken of as such. */
export const isOfInvoices = (paid: Paid | null): boolean =>
  paid === null || paid.kind === 'invoices';
