import type { TransaccionOnlineLineInput } from '@surtidor/data/schema';
import { graphqlError, invalidInput } from '../shared/errors.ts';
import { parseMinor } from '../shared/money.ts';

/** More lines than a user selects by hand. */
const MAX_LINES = 500;

/** A line of a payment request, read and checked on its own. Amounts are minor units. */
export interface ReadLine {
  readonly number: string;
  readonly balance: number;
  readonly amount: number;
  readonly invoiceNumber: string | null;
  readonly dueDate: string | null;
  readonly notes: string | null;
  readonly type: 'total' | 'parcial';
}

/** Rejects an invalid amount. */
export const badAmount = (number: string, message: string) =>
  graphqlError('AMOUNT_INVALID', `${message} (${number}).`, {
    documents: [{ num_documento: number }],
  });

function readLine(line: TransaccionOnlineLineInput): ReadLine {
  const number = line.numero_documento;
  const balance = parseMinor(line.monto_documento);
  const amount = parseMinor(line.monto_transaccion);
  if (balance === null || amount === null) throw badAmount(number, 'El monto no es válido');
  if (amount <= 0) throw badAmount(number, 'El monto a pagar debe ser mayor que cero');
  if (amount > balance) throw badAmount(number, 'El monto a pagar supera el saldo');
  const type = amount === balance ? 'total' : 'parcial';
  if (line.tipo_transaccion !== type) {
    throw badAmount(number, 'El tipo de pago no corresponde al monto');
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

/** Validates the lines of a payment; rejects none, too many and duplicates. */
export function readLines(lines: readonly TransaccionOnlineLineInput[]): ReadLine[] {
  if (lines.length === 0) throw invalidInput('lines', 'Seleccione al menos una factura.');
  if (lines.length > MAX_LINES) {
    throw invalidInput('lines', `Se pueden pagar hasta ${MAX_LINES} facturas a la vez.`);
  }
  const read = lines.map(readLine);
  if (new Set(read.map((line) => line.number)).size !== read.length) {
    throw invalidInput('lines', 'Una factura aparece más de una vez.');
  }
  return read;
}
