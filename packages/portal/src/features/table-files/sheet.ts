import {
  type CalendarDate,
  type Currency,
  getCurrencies,
  getCurrencyFormat,
  type Money,
} from '@surtidor/domain';

/** A cell of an exported sheet; null is an empty cell. */
export type Cell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'amount'; readonly minor: number; readonly currency: Currency }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'day'; readonly value: CalendarDate }
  | null;

/** One column of an export. */
export interface SheetColumn<Row> {
  readonly title: string;
  /** In characters. */
  readonly width: number;
  readonly cell: (row: Row) => Cell;
}

/** One table, ready to be written in any format, and to be sent to a worker. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly Pick<SheetColumn<never>, 'title' | 'width'>[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Creates a text cell, or an empty cell for empty text. */
export const createTextCell = (value: string): Cell =>
  value === '' ? null : { kind: 'text', value };

/** Creates an amount cell, which is always a number. */
export const createAmountCell = ({ minor, currency }: Money): Cell => ({
  kind: 'amount',
  minor,
  currency,
});

/** Creates a date cell, or an empty cell for null. */
export const createDayCell = (value: CalendarDate | null): Cell => value && { kind: 'day', value };

const isAmountIn = (cell: Cell, currency: Currency): boolean =>
  cell?.kind === 'amount' && cell.currency === currency;

/**
 * Splits a column of amounts into one column per currency: 'Valor ($)', 'Valor (US$)'. Amounts are exported as
 * plain numbers, so only the heading names their currency (readings 69 and 79).
 */
function splitByCurrency(title: string, cells: readonly Cell[]) {
  const usedCurrencies = getCurrencies().filter((currency) =>
    cells.some((cell) => isAmountIn(cell, currency)),
  );
  if (usedCurrencies.length === 0) return [{ title, cells }];
  return usedCurrencies.map((currency) => ({
    title: `${title} (${getCurrencyFormat(currency).prefix.trim()})`,
    cells: cells.map((cell) => (isAmountIn(cell, currency) ? cell : null)),
  }));
}

/** Creates a sheet of the rows, in their order. */
export function createSheet<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Sheet {
  const sheetColumns = columns.flatMap(({ title, width, cell }) =>
    splitByCurrency(title, rows.map(cell)).map((column) => ({ ...column, width })),
  );
  return {
    name,
    columns: sheetColumns.map(({ title, width }) => ({ title, width })),
    rows: rows.map((_, rowIndex) => sheetColumns.map(({ cells }) => cells[rowIndex] ?? null)),
  };
}

/** Formats minor units as digits with a decimal sign: '-1234,50'. */
export function formatDecimal(minor: number, decimalSign: ',' | '.'): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}${decimalSign}${digits.slice(-2)}`;
}
