import type { CompensationRequestLine } from '@surtidor/domain';
import type { CompensacionLineInput } from '../generated/types.ts';
import { type OpenedPayment, partialData, toUnopenedPayment } from '../payments/opened-payment.ts';
import { readString, wireAmount } from '../shared/readers.ts';
import type { DataContext } from '../shared/remote-store.ts';
import {
  CreateCompensationDocument,
  type CreateCompensationMutation,
} from './create-compensation.generated.ts';
import { wireSides } from './first-compensable-documents.ts';

/** A line as the backend reads it (spec 3, compensation, "Request line"). */
export const toWireLine = (line: CompensationRequestLine): CompensacionLineInput => ({
  fecha_vencimiento_documento: line.dueDate,
  tipo: wireSides[line.side],
  num_documento: line.documentNumber,
  monto: wireAmount(line.amount),
  num_factura: line.invoiceNumber,
});

/** What sending a compensation needs. */
export interface CompensationRequest {
  /** Idempotency key of the attempt: the same key never makes a second compensation. */
  readonly key: string;
  readonly lines: readonly CompensationRequestLine[];
}

/**
 * How the request ended: `accepted` with the transaction's id, or as a payment request does
 * (refused, not sent, answer lost, unauthorized).
 */
export type SentCompensation =
  | { readonly kind: 'accepted'; readonly transactionId: string }
  | Exclude<OpenedPayment, { readonly kind: 'opened' }>;

/**
 * Applies payments against invoices (spec 7, `crearCompensacion`). Sent once, never retried; an
 * answer without the transaction's id counts as lost.
 */
export async function createCompensation(
  { client, storeContext }: DataContext,
  { key, lines }: CompensationRequest,
): Promise<SentCompensation> {
  const idIn = (data: unknown) =>
    readString((data as CreateCompensationMutation | null)?.crearCompensacion?.idTransaccion) ||
    null;
  try {
    const { data } = await client.mutate({
      mutation: CreateCompensationDocument,
      variables: { key, lines: lines.map(toWireLine) },
      fetchPolicy: 'no-cache',
    });
    const transactionId = idIn(data);
    return transactionId
      ? { kind: 'accepted', transactionId }
      : toUnopenedPayment(null, storeContext);
  } catch (error) {
    return toUnopenedPayment(error, storeContext, idIn(partialData(error)));
  }
}
