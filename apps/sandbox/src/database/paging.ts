import { invalidInput } from '../shared/errors.ts';
import type { SqlParams } from './port.ts';

/** Maximum page size. */
const MAX_PAGE = 1_000;

/** Parameters `:limit` and `:offset` of a page that starts at 1. */
export type Page = SqlParams & { readonly limit: number; readonly offset: number };

/** No paging, for exports. */
export const everyPage: Page = { limit: -1, offset: 0 };

/** Validates page size and number. */
export function getPage(
  pageSize: number | null | undefined,
  currentPage: number | null | undefined,
  usual = 10,
  maximum = MAX_PAGE,
): Page {
  const size = pageSize ?? usual;
  const number = currentPage ?? 1;
  if (size < 1 || size > maximum) {
    throw invalidInput('pageSize', `El tamaño de página debe estar entre 1 y ${maximum}.`);
  }
  if (number < 1) throw invalidInput('currentPage', 'La página debe ser 1 o mayor.');
  return { limit: size, offset: size * (number - 1) };
}

/** 'asc' or 'desc' as the wire says it. */
export type Direction = 'ASC' | 'DESC';

/**
 * An `order by` from a sort input: its first given field, else the usual order; `tie` makes the
 * order total, so that pages never overlap. Column names come from `columns`, never from the wire.
 */
export function orderBy<Field extends string>(
  sort: Readonly<Partial<Record<Field, Direction | null | undefined>>> | null | undefined,
  columns: Readonly<Record<Field, string>>,
  usual: { readonly field: Field; readonly direction: Direction },
  tie: string,
): string {
  // Object.keys widens to string; the record's keys are the fields.
  const fields = Object.keys(columns) as Field[];
  const field = fields.find((name) => sort?.[name]) ?? usual.field;
  const direction = sort?.[field] ?? usual.direction;
  return `order by ${columns[field]} ${direction}, ${tie} ${direction}`;
}
