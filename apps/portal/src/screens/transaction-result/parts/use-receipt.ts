import { findTransaction, useDataContext } from '@surtidor/data';
import type { AttemptLine, Money, PaymentAttempt } from '@surtidor/domain';
import { useEffect, useState } from 'react';

/** What a receipt says of a payment, from this browser's journal or from the backend. */
export interface Paid {
  readonly kind: PaymentAttempt['kind'];
  /** Code of the business segment of a cash amount. */
  readonly segment?: string;
  readonly amount: Money;
  /** Epoch milliseconds; null when not told. */
  readonly createdAt: number | null;
  readonly lines: readonly Omit<AttemptLine, 'invoiceId'>[];
}

/**
 * What was paid. A payment that another browser made is asked of the backend, once, where it lists
 * transactions; without an answer the receipt shows what is known. With null nothing is asked.
 */
export function useReceipt(uuid: string | null, attempt: PaymentAttempt | null): Paid | null {
  const dataContext = useDataContext();
  const [found, setFound] = useState<Paid | null>(null);
  const { transactionList } = dataContext.backendProfile.capabilities;
  const wanted = attempt === null && transactionList ? uuid : null;
  useEffect(() => {
    if (wanted === null) return;
    let left = false;
    void findTransaction(dataContext, wanted).then((outcome) => {
      if (!left && outcome.kind === 'done') setFound(outcome.value);
    });
    return () => {
      left = true;
    };
  }, [dataContext, wanted]);
  return attempt ?? found;
}

/** Whether a payment is of invoices; one that nobody knows yet is spoken of as such. */
export const isOfInvoices = (paid: Paid | null): boolean =>
  paid === null || paid.kind === 'invoices';
