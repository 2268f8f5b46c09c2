import type { CalendarDate, Money } from '@surtidor/domain';

/** A cell of an exported sheet; null is an empty one. */
export type Cell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'amount'; readonly minor: number }
  | { readonly kind: 'day'; readonly value: CalendarDate }
  | null;

/** One column of an export. */
export interface SheetColumn<Row> {
  readonly title: string;
  /** In characters. */
  readonly width: number;
  readonly cell: (row: Row) => Cell;
}

/** One table, ready to be written in any format. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly Pick<SheetColumn<never>, 'title' | 'width'>[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A text; empty for an empty one. */
export const textCell = (value: string): Cell => (value === '' ? null : { kind: 'text', value });

/** An amount, always a number. */
export const amountCell = ({ minor }: Money): Cell => ({ kind: 'amount', minor });

/** A day; empty when there is none. */
export const dayCell = (value: CalendarDate | null): Cell => value && { kind: 'day', value };

/** The rows as a sheet, in their order. */
export const sheetOf = <Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Sheet => ({
  name,
  columns,
  rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
});

/** An amount of minor units as digits with the given decimal sign: '-1234,50'. */
export function decimalText(minor: number, sign: '.' | ','): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}${sign}${digits.slice(-2)}`;
}
