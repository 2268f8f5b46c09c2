import { findTransaction, type Transaction, useDataContext } from '@surtidor/data';
import type { AttemptLine, Money, PaymentAttempt } from '@surtidor/domain';
import { useEffect, useState } from 'react';

/** The receipt of a payment, from the journal of this browser and from the backend. */
export interface PaymentReceipt {
  readonly kind: PaymentAttempt['kind'];
  /** The code of the business segment of a cash amount. */
  readonly segment?: string;
  readonly amount: Money;
  /** Epoch milliseconds; null if unknown. */
  readonly createdAt: number | null;
  readonly lines: readonly Omit<AttemptLine, 'invoiceId'>[];
  /** The data from the backend; null until loaded. */
  readonly record: Pick<Transaction, 'bank' | 'createdBy' | 'settledAt'> | null;
}

/**
 * Returns the receipt of a payment. If the backend lists transactions, the hook fetches payer, bank and date,
 * and refetches them when `result` changes. The lines come from the journal, with the titles that were shown.
 * For a payment from another browser, they come from the backend. Without a response, the receipt has only the
 * data of the journal. A null `uuid` sends no request.
 */
export function useReceipt(
  uuid: string | null,
  result: string,
  attempt: PaymentAttempt | null,
): PaymentReceipt | null {
  const dataContext = useDataContext();
  const [transaction, setTransaction] = useState<Transaction | null>(null);
  const { transactionList } = dataContext.backendProfile.capabilities;
  const requestedUuid = transactionList ? uuid : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `result` refetches.
  useEffect(() => {
    if (requestedUuid === null) return;
    let isCancelled = false;
    void findTransaction(dataContext, requestedUuid).then((outcome) => {
      if (!isCancelled && outcome.kind === 'done') setTransaction(outcome.value);
    });
    return () => {
      isCancelled = true;
    };
  }, [dataContext, requestedUuid, result]);
  const source = attempt ?? transaction;
  return source && { ...source, record: transaction };
}

/** Whether a payment pays invoices. Also true for an unknown payment. */
export const paysInvoices = (receipt: PaymentReceipt | null): boolean =>
  receipt === null || receipt.kind === 'invoices';
