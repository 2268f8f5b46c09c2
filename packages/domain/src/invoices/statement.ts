import {
  addMoney,
  areMoneyEqual,
  createCalendarDate,
  createZeroMoney,
  type DateRange,
  daysInMonth,
  type Money,
  subtractMoney,
} from '../shared/index.ts';
import type { AccountLine, AccountMonth } from './types.ts';

/** A movement with the balance after it. */
export interface StatementRow {
  readonly line: AccountLine;
  /** Null if it cannot be known. */
  readonly balance: Money | null;
}

/** The movements of a range with a running balance. */
export interface Statement {
  readonly rows: readonly StatementRow[];
  /** The balance before the range; null if unknown. */
  readonly opening: Money | null;
  /** The balance after the range; null if unknown. */
  readonly closing: Money | null;
  /** The sum of the movements, which is the difference to the balance before; null if unknown. */
  readonly change: Money | null;
  /** What was paid: the payments among the movements, as a positive amount; null if unknown. */
  readonly paid: Money | null;
  /** Whether the movements add up to the sum of the backend. */
  readonly proof: 'equal' | 'different' | 'unknown';
}

const add = (sum: Money | null, amount: Money): Money | null =>
  sum && sum.currency === amount.currency ? addMoney(sum, amount) : null;

/** Whether a line is a payment (spec 3, document types); credit notes are not. */
const isPayment = ({ documentType }: AccountLine): boolean =>
  documentType.trim().toUpperCase() === 'DZ';

const getProof = (change: Money | null, subtotal: Money | null): Statement['proof'] => {
  if (change === null || subtotal === null) return 'unknown';
  return areMoneyEqual(change, subtotal) ? 'equal' : 'different';
};

/**
 * Returns the statement of a range. Amounts of several currencies have no running balance.
 * @param lines All movements of the range, oldest first.
 * @param subtotal The sum of the movements according to the backend.
 */
export function getStatement(
  lines: readonly AccountLine[],
  { opening, subtotal }: { readonly opening: Money | null; readonly subtotal: Money | null },
): Statement {
  let balance = opening;
  const rows = lines.map((line): StatementRow => {
    balance = add(balance, line.balance);
    return { line, balance };
  });
  const currency = opening?.currency ?? subtotal?.currency ?? lines[0]?.balance.currency;
  const sumUp = (some: readonly AccountLine[]) =>
    currency
      ? some.reduce((sum: Money | null, line) => add(sum, line.balance), createZeroMoney(currency))
      : null;
  const change = sumUp(lines);
  const payments = sumUp(lines.filter(isPayment));
  const paid = payments && subtractMoney(createZeroMoney(payments.currency), payments);
  return { rows, opening, closing: balance, change, paid, proof: getProof(change, subtotal) };
}

/** Returns the days of a month, or null if it does not exist. */
export function getMonthRange({ year, month }: AccountMonth): DateRange | null {
  const start = createCalendarDate(year, month, 1);
  const end = createCalendarDate(year, month, daysInMonth(year, month));
  return start && end && { start, end };
}
