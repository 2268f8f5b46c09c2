import type { TransaccionOnlineLineInput } from '@surtidor/data/schema';
import { createGraphqlError, createInvalidInputError } from '../shared/errors.ts';
import { parseMinor } from '../shared/money.ts';

const MAX_LINES = 500;

/** A parsed line of a payment. Amounts are in minor units. */
export interface PaymentLine {
  readonly number: string;
  readonly balance: number;
  readonly amount: number;
  readonly invoiceNumber: string | null;
  readonly dueDate: string | null;
  readonly notes: string | null;
  readonly type: 'total' | 'parcial';
}

/** Creates the error for a line with an invalid amount. */
export const createAmountError = (number: string, message: string) =>
  createGraphqlError('AMOUNT_INVALID', `${message} (${number}).`, {
    documents: [{ num_documento: number }],
  });

function parseLine(line: TransaccionOnlineLineInput): PaymentLine {
  const number = line.numero_documento;
  const balance = parseMinor(line.monto_documento);
  const amount = parseMinor(line.monto_transaccion);
  if (balance === null || amount === null) throw createAmountError(number, 'El monto no es válido');
  if (amount <= 0) throw createAmountError(number, 'El monto a pagar debe ser mayor que cero');
  if (amount > balance) throw createAmountError(number, 'El monto a pagar supera el saldo');
  const type = amount === balance ? 'total' : 'parcial';
  if (line.tipo_transaccion !== type) {
    throw createAmountError(number, 'El tipo de pago no corresponde al monto');
  }
  return {
    number,
    balance,
    amount,
    type,
    invoiceNumber: line.numero_factura ?? null,
    dueDate: line.fecha_vencimiento ?? null,
    notes: line.observaciones?.slice(0, 500) ?? null,
  };
}

/** Parses the lines of a payment. Throws if there are no lines, too many lines or duplicate invoices. */
export function parseLines(lines: readonly TransaccionOnlineLineInput[]): PaymentLine[] {
  if (lines.length === 0)
    throw createInvalidInputError('lines', 'Seleccione al menos una factura.');
  if (lines.length > MAX_LINES) {
    throw createInvalidInputError('lines', `Se pueden pagar hasta ${MAX_LINES} facturas a la vez.`);
  }
  const parsedLines = lines.map(parseLine);
  if (new Set(parsedLines.map((line) => line.number)).size !== parsedLines.length) {
    throw createInvalidInputError('lines', 'Una factura aparece más de una vez.');
  }
  return parsedLines;
}
