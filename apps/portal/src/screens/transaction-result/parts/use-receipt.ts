import { findTransaction, type Transaction, useDataContext } from '@surtidor/data';
import type { AttemptLine, Money, PaymentAttempt } from '@surtidor/domain';
import { useEffect, useState } from 'react';

/** The receipt of a payment, from this browser's journal and the backend. */
export interface Paid {
  readonly kind: PaymentAttempt['kind'];
  /** Code of the business segment of a cash amount. */
  readonly segment?: string;
  readonly amount: Money;
  /** Epoch milliseconds; null if unknown. */
  readonly createdAt: number | null;
  readonly lines: readonly Omit<AttemptLine, 'invoiceId'>[];
  /** The backend's part; null until it has responded. */
  readonly record: Pick<Transaction, 'bank' | 'createdBy' | 'settledAt'> | null;
}

/**
 * The receipt of a payment. A backend that lists transactions is asked for payer, bank and date, and again
 * when `result` changes. The journal's lines keep the titles that were shown; a payment of another browser
 * has the backend's. Without a response the receipt has the journal's part only. Idle with null.
 */
export function useReceipt(
  uuid: string | null,
  result: string,
  attempt: PaymentAttempt | null,
): Paid | null {
  const dataContext = useDataContext();
  const [found, setFound] = useState<Transaction | null>(null);
  const { transactionList } = dataContext.backendProfile.capabilities;
  const requestedUuid = transactionList ? uuid : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another result is asked for again.
  useEffect(() => {
    if (requestedUuid === null) return;
    let isCancelled = false;
    void findTransaction(dataContext, requestedUuid).then((outcome) => {
      if (!isCancelled && outcome.kind === 'done') setFound(outcome.value);
    });
    return () => {
      isCancelled = true;
    };
  }, [dataContext, requestedUuid, result]);
  const known = attempt ?? found;
  return known && { ...known, record: found };
}

/** Whether a payment is of invoices; also true for an unknown one. */
export const isOfInvoices = (paid: Paid | null): boolean =>
  paid === null || paid.kind === 'invoices';
