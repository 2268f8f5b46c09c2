import { type CalendarDate, type Currency, currencyFormats, type Money } from '@surtidor/domain';

/** A cell of an exported sheet; null is an empty one. */
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

/** A text; an empty text is an empty cell. */
export const textCell = (value: string): Cell => (value === '' ? null : { kind: 'text', value });

/** An amount, always a number. */
export const amountCell = ({ minor, currency }: Money): Cell => ({
  kind: 'amount',
  minor,
  currency,
});

/** A date; null is an empty cell. */
export const dayCell = (value: CalendarDate | null): Cell => value && { kind: 'day', value };

/**
 * 'Valor (S/)': amounts are exported as plain numbers, so the heading has their currency, that of the
 * column's first amount.
 */
function addCurrency(title: string, cells: readonly Cell[]): string {
  const amount = cells.find((cell) => cell?.kind === 'amount');
  return amount?.kind === 'amount'
    ? `${title} (${currencyFormats[amount.currency].prefix.trim()})`
    : title;
}

/** The rows as a sheet, in their order. */
export function createSheet<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Sheet {
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row)));
  return {
    name,
    columns: columns.map(({ title, width }, columnIndex) => ({
      title: addCurrency(
        title,
        cells.map((row) => row[columnIndex] ?? null),
      ),
      width,
    })),
    rows: cells,
  };
}

/** Formats minor units as digits with a decimal comma: '-1234,50'. */
export function formatDecimal(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
