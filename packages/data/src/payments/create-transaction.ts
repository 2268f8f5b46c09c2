import type { PaymentLine } from '@surtidor/domain/payments';
import type { TransaccionOnlineLineInput } from '../generated/types.ts';
import { formatWireAmount } from '../shared/readers.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { CreateTransactionDocument } from './create-transaction.generated.ts';
import { awaitOpenedPayment, type OpenedPayment } from './opened-payment.ts';

/** Converts a line to the mutation's input (spec 3, "Online payment line"). */
export const toWireLine = (line: PaymentLine): TransaccionOnlineLineInput => ({
  fecha_vencimiento: line.dueDate,
  monto_documento: formatWireAmount(line.balance),
  monto_transaccion: formatWireAmount(line.transactionAmount),
  numero_documento: line.documentNumber,
  numero_factura: line.invoiceNumber,
  observaciones: line.notes,
  tipo_transaccion: line.transactionType,
});

/** An online payment of invoices. */
export interface TransactionRequest {
  /** Idempotency key of the attempt: a repeated key never opens a second session. */
  readonly key: string;
  readonly lines: readonly PaymentLine[];
}

/** Opens a payment session for invoices (spec 7, `crearTransaccionOnline`). Sent once, never retried. */
export const createTransaction = (
  { client, storeContext }: DataContext,
  { key, lines }: TransactionRequest,
): Promise<OpenedPayment> =>
  awaitOpenedPayment(
    client.mutate({
      mutation: CreateTransactionDocument,
      variables: { key, lines: lines.map(toWireLine) },
      fetchPolicy: 'no-cache',
    }),
    ({ crearTransaccionOnline }) => crearTransaccionOnline,
    storeContext,
  );
