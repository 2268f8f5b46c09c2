import { type CalendarDate, type Currency, currencyFormats, type Money } from '@surtidor/domain';

/** A cell of an exported sheet; null is an empty cell. */
export type Cell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'amount'; readonly minor: number; readonly currency: Currency }
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

/**
 * Adds the currency to a heading: 'Valor (S/)'. Amounts are exported as plain numbers, so the heading names the
 * currency of the column's first amount.
 */
function addCurrency(title: string, cells: readonly Cell[]): string {
  const amount = cells.find((cell) => cell?.kind === 'amount');
  return amount?.kind === 'amount'
    ? `${title} (${currencyFormats[amount.currency].prefix.trim()})`
    : title;
}

/** Creates a sheet of the rows, in their order. */
export function createSheet<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Sheet {
  const cellRows = rows.map((row) => columns.map(({ cell }) => cell(row)));
  return {
    name,
    columns: columns.map(({ title, width }, columnIndex) => ({
      title: addCurrency(
        title,
        cellRows.map((row) => row[columnIndex] ?? null),
      ),
      width,
    })),
    rows: cellRows,
  };
}

/** Formats minor units as digits with a decimal comma: '-1234,50'. */
export function formatDecimal(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
