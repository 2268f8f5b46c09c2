import type { CompensationRequestLine } from '@surtidor/domain/compensations';
import type { CompensacionLineInput } from '../generated/types.ts';
import {
  getPartialData,
  type OpenedPayment,
  toUnopenedPayment,
} from '../payments/opened-payment.ts';
import { formatWireAmount, readString } from '../shared/readers.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { wireSides } from './compensable-documents.ts';
import {
  CreateCompensationDocument,
  type CreateCompensationMutation,
} from './create-compensation.generated.ts';

/** Converts a request line to the mutation's input (spec 3, compensation, "Request line"). */
export const toWireLine = (line: CompensationRequestLine): CompensacionLineInput => ({
  fecha_vencimiento_documento: line.dueDate,
  tipo: wireSides[line.side],
  num_documento: line.documentNumber,
  monto: formatWireAmount(line.amount),
  num_factura: line.invoiceNumber,
});

/** The data of a compensation request. */
export interface CompensationRequest {
  /** Idempotency key of the attempt: a repeated key never creates a second compensation. */
  readonly key: string;
  readonly lines: readonly CompensationRequestLine[];
}

/** `accepted` with the transaction id, or one of the failures of a payment. */
export type CreateCompensationOutcome =
  | { readonly kind: 'accepted'; readonly transactionId: string }
  | Exclude<OpenedPayment, { readonly kind: 'opened' }>;

/**
 * Applies payments to invoices (spec 7, `crearCompensacion`). Sent once, never retried; a response
 * without the transaction's id counts as lost.
 */
export async function createCompensation(
  { client, storeContext }: DataContext,
  { key, lines }: CompensationRequest,
): Promise<CreateCompensationOutcome> {
  const getTransactionId = (data: unknown) =>
    readString((data as CreateCompensationMutation | null)?.crearCompensacion?.idTransaccion) ||
    null;
  try {
    const { data } = await client.mutate({
      mutation: CreateCompensationDocument,
      variables: { key, lines: lines.map(toWireLine) },
      fetchPolicy: 'no-cache',
    });
    const transactionId = getTransactionId(data);
    return transactionId
      ? { kind: 'accepted', transactionId }
      : toUnopenedPayment(null, storeContext);
  } catch (error) {
    return toUnopenedPayment(error, storeContext, getTransactionId(getPartialData(error)));
  }
}
