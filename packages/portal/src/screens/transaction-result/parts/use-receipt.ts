import { findTransaction, type Transaction, useDataContext } from '@surtidor/data';
import type { Money } from '@surtidor/domain';
import type { AttemptLine, PaymentAttempt } from '@surtidor/domain/payments';
import { useEffect, useState } from 'react';
import { useSession } from '../../../platform/context/portal-context.tsx';

/** The receipt of a payment, from the journal of this browser and from the backend. */
export interface PaymentReceipt {
  readonly kind: PaymentAttempt['kind'];
  /** The code of the business segment of a cash amount. */
  readonly segment?: string;
  readonly amount: Money;
  /** The backend's date if known, otherwise the device's (reading 84). Epoch milliseconds; null if unknown. */
  readonly createdAt: number | null;
  /** Whether the date is from the device's clock. */
  readonly isDeviceDate: boolean;
  /** The name of the payer; empty if unknown. */
  readonly payerName: string;
  readonly lines: readonly Omit<AttemptLine, 'invoiceId'>[];
  /** The data from the backend; null until loaded. */
  readonly record: Pick<Transaction, 'bank' | 'settledAt'> | null;
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
  const { userId, displayName } = useSession();
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
  if (source === null) return null;
  const backendDate = transaction?.createdAt ?? null;
  const isOwn = attempt?.payer === userId;
  return {
    ...source,
    lines: source.lines.map((line) => addBalance(line, transaction)),
    createdAt: backendDate ?? source.createdAt,
    isDeviceDate: backendDate === null && attempt !== null,
    payerName: transaction?.createdBy || (isOwn ? displayName : ''),
    record: transaction,
  };
}

/** Adds the balance at the time of the payment, from the backend, to a line of the journal that has none. */
function addBalance(
  line: PaymentReceipt['lines'][number],
  transaction: Transaction | null,
): PaymentReceipt['lines'][number] {
  if (line.balance !== undefined) return line;
  const { balance } =
    transaction?.lines.find(({ documentNumber }) => documentNumber === line.documentNumber) ?? {};
  return balance === undefined ? line : { ...line, balance };
}

/** Whether a payment pays invoices. Also true for an unknown payment. */
export const paysInvoices = (receipt: PaymentReceipt | null): boolean =>
  receipt === null || receipt.kind === 'invoices';
