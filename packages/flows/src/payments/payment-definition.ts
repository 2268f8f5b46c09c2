import {
  createTransaction,
  type DataContext,
  type OpenedPayment,
  openCashPayment,
} from '@surtidor/data';
import { assertNever, type Money } from '@surtidor/domain';
import type { AttemptLine, NamedPaymentLine, PaymentSession } from '@surtidor/domain/payments';
import type { AttemptDefinition, CommonOutcome } from '../attempts/attempt-definition.ts';
import {
  createProviderDefinition,
  type HandOffConclusion,
  type HandOffPorts,
} from '../attempts/provider-hand-off.ts';

/** The content of a payment: invoices, or an amount to a business segment (spec 2). */
export type PaymentSubject =
  | { readonly kind: 'invoices'; readonly lines: readonly NamedPaymentLine[] }
  | { readonly kind: 'cash'; readonly segment: string };

/** A payment to send. */
export interface PaymentOrder {
  readonly subject: PaymentSubject;
  readonly amount: Money;
}

/** The outcome of sending a payment. */
export type PaymentOutcome = HandOffConclusion | CommonOutcome;

/** Opens a session at the provider for an order. Called once and never retried. */
export type OpenPayment = (order: PaymentOrder, key: string) => Promise<OpenedPayment>;

/** Creates the function that opens payments at the backend. */
export const createOpenPayment =
  (dataContext: DataContext): OpenPayment =>
  ({ subject, amount }, key) => {
    switch (subject.kind) {
      case 'invoices':
        return createTransaction(dataContext, { key, lines: subject.lines });
      case 'cash':
        return openCashPayment(dataContext, { key, segment: subject.segment, amount });
      default:
        return assertNever(subject);
    }
  };

/** Returns the invoices of an order as the journal saves them, or none for an amount to a segment. */
const getAttemptLines = ({ subject }: PaymentOrder): readonly AttemptLine[] =>
  subject.kind === 'invoices'
    ? subject.lines.map((line) => ({
        invoiceId: line.invoiceId,
        documentNumber: line.documentNumber,
        name: line.name,
        ...(line.stationName && { stationName: line.stationName }),
        balance: line.balance,
        amount: line.transactionAmount,
      }))
    : [];

/** Creates the attempt definition of payments of invoices and cash amounts. */
export const createPaymentDefinition = (
  open: OpenPayment,
  ports: HandOffPorts,
): AttemptDefinition<PaymentOrder, PaymentSession, HandOffConclusion> => ({
  ...createProviderDefinition(ports),
  toSubject: (order) => ({
    kind: order.subject.kind,
    lines: getAttemptLines(order),
    ...(order.subject.kind === 'cash' && { segment: order.subject.segment }),
    amount: order.amount,
  }),
  send: async (order, key) => {
    const response = await open(order, key);
    return response.kind === 'opened' ? { kind: 'accepted', value: response.session } : response;
  },
});
