/** A cell of a sheet. Text stays text whatever it begins with; null is an empty cell. */
export type Cell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'amount'; readonly value: number }
  | { readonly kind: 'whole'; readonly value: number }
  | { readonly kind: 'date'; readonly value: string }
  | null;

export interface Column {
  readonly title: string;
  /** In characters. */
  readonly width: number;
}

/** One table: a heading, a row of titles that stays in view, and the rows. */
export interface Sheet {
  readonly name: string;
  /** Lines above the table: who, what, when. */
  readonly heading: readonly string[];
  readonly columns: readonly Column[];
  readonly rows: Iterable<readonly Cell[]>;
}

/** A text cell; empty for null. */
export function text(value: string | null | undefined): Cell {
  return value ? { kind: 'text', value } : null;
}

/** A cell with an amount in whole units, e.g. -1234.5; empty when the text is no number. */
export function amount(value: string | number | null | undefined): Cell {
  const number = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? { kind: 'amount', value: number } : null;
}

/** A cell with a whole number; empty for null. */
export function whole(value: number | null | undefined): Cell {
  return value === null || value === undefined ? null : { kind: 'whole', value };
}

/** A date cell from 'YYYY-MM-DD' (a time after it is ignored); text when it is no day of the calendar. */
export function date(value: string | null | undefined): Cell {
  if (!value) return null;
  const day = value.slice(0, 10);
  return isCalendarDay(day) ? { kind: 'date', value: day } : text(value);
}

function isCalendarDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}
