import {
  createTransaction,
  type DataContext,
  type OpenedPayment,
  openCashPayment,
} from '@surtidor/data';
import { assertNever, type Money, type PaymentLine } from '@surtidor/domain';

/** What a payment pays: invoices line by line, or an amount to a business segment (spec 2). */
export type PaymentSubject =
  | { readonly kind: 'invoices'; readonly lines: readonly PaymentLine[] }
  | { readonly kind: 'cash'; readonly segment: string };

/** What is to be paid. */
export interface PaymentOrder {
  /** Client code of the payer. */
  readonly owner: string;
  readonly subject: PaymentSubject;
  readonly amount: Money;
  /** Aborted when the person stops waiting: the browser then stays where it is. */
  readonly patience?: AbortSignal;
}

/** An order on its way, with the key by which it is found again. */
export type OpeningRequest = Pick<PaymentOrder, 'subject' | 'amount'> & { readonly key: string };

/** Opens a session at the provider for an order; sent once, never retried. */
export function openPayment(
  dataContext: DataContext,
  { key, subject, amount }: OpeningRequest,
): Promise<OpenedPayment> {
  switch (subject.kind) {
    case 'invoices':
      return createTransaction(dataContext, { key, lines: subject.lines });
    case 'cash':
      return openCashPayment(dataContext, { key, segment: subject.segment, amount });
    default:
      return assertNever(subject);
  }
}
