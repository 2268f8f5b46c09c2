import type { CompensacionLineInput } from '@surtidor/data/schema';
import { createGraphqlError, createInvalidInputError } from '../shared/errors.ts';
import { parseMinor } from '../shared/money.ts';

const MAX_LINES = 500;

/** A parsed line. `amount` is the absolute balance in minor units. */
export interface CompensationLine {
  readonly number: string;
  readonly side: 'INVOICE' | 'PAYMENT';
  readonly amount: number;
}

function parseLine(line: CompensacionLineInput): CompensationLine {
  const amount = parseMinor(line.monto);
  if (amount === null || amount === 0) {
    throw createGraphqlError('AMOUNT_INVALID', `El monto no es válido (${line.num_documento}).`);
  }
  return { number: line.num_documento, side: line.tipo, amount: Math.abs(amount) };
}

/** Parses the lines. Throws for too many lines, a side without lines, or duplicate documents (spec 2). */
export function parseLines(lines: readonly CompensacionLineInput[]): CompensationLine[] {
  if (lines.length > MAX_LINES) {
    throw createInvalidInputError(
      'lines',
      `Se pueden compensar hasta ${MAX_LINES} documentos a la vez.`,
    );
  }
  const parsedLines = lines.map(parseLine);
  const sides = new Set(parsedLines.map((line) => line.side));
  if (sides.size < 2) {
    throw createInvalidInputError(
      'lines',
      'You must choose at least 1 item from each side to make compensation.',
    );
  }
  if (new Set(parsedLines.map((line) => line.number)).size !== parsedLines.length) {
    throw createInvalidInputError('lines', 'Un documento aparece más de una vez.');
  }
  return parsedLines;
}
