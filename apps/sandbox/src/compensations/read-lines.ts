import type { CompensacionLineInput } from '@surtidor/data/schema';
import { graphqlError, invalidInput } from '../shared/errors.ts';
import { parseMinor } from '../shared/money.ts';

/** More lines than a user selects by hand. */
const MAX_LINES = 500;

/** A line of a request, read. `amount` is the size of the balance in minor units, never negative. */
export interface ReadLine {
  readonly number: string;
  readonly side: 'INVOICE' | 'PAYMENT';
  readonly amount: number;
}

function readLine(line: CompensacionLineInput): ReadLine {
  const amount = parseMinor(line.monto);
  if (amount === null || amount === 0) {
    throw graphqlError('AMOUNT_INVALID', `El monto no es válido (${line.num_documento}).`);
  }
  return { number: line.num_documento, side: line.tipo, amount: Math.abs(amount) };
}

/** Reads the lines; refuses a side without items, too many, and a document twice (spec 2). */
export function readLines(lines: readonly CompensacionLineInput[]): ReadLine[] {
  if (lines.length > MAX_LINES) {
    throw invalidInput('lines', `Se pueden compensar hasta ${MAX_LINES} documentos a la vez.`);
  }
  const read = lines.map(readLine);
  const sides = new Set(read.map((line) => line.side));
  if (sides.size < 2) {
    throw invalidInput(
      'lines',
      'You must choose at least 1 item from each side to make compensation.',
    );
  }
  if (new Set(read.map((line) => line.number)).size !== read.length) {
    throw invalidInput('lines', 'Un documento aparece más de una vez.');
  }
  return read;
}
