/** A cell; null for an empty one. A string that starts with '=' does not become a formula. */
export type Cell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'amount'; readonly value: number }
  | { readonly kind: 'integer'; readonly value: number }
  | { readonly kind: 'date'; readonly value: string }
  | null;

export interface Column {
  readonly title: string;
  /** Width in characters. */
  readonly width: number;
}

/** A sheet with a heading and a table. The row of column titles is sticky. */
export interface Sheet {
  readonly name: string;
  /** Lines above the table: title, client, facts and date. */
  readonly heading: readonly string[];
  readonly columns: readonly Column[];
  readonly rows: Iterable<readonly Cell[]>;
}

/** Creates a text cell. Returns null for an empty string. */
export function createTextCell(value: string | null | undefined): Cell {
  return value ? { kind: 'text', value } : null;
}

/** Creates a cell with an amount in major units, e.g. -1234.5. Returns null if the value is not a number. */
export function createAmountCell(value: string | number | null | undefined): Cell {
  const number = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? { kind: 'amount', value: number } : null;
}

/** Creates a cell with an integer. */
export function createIntegerCell(value: number | null | undefined): Cell {
  return value === null || value === undefined ? null : { kind: 'integer', value };
}

/** Creates a date cell from a date or timestamp. Invalid dates become a text cell. */
export function createDateCell(value: string | null | undefined): Cell {
  if (!value) return null;
  const day = value.slice(0, 10);
  return isCalendarDay(day) ? { kind: 'date', value: day } : createTextCell(value);
}

function isCalendarDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
