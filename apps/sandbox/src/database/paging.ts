import { createInvalidInputError } from '../shared/errors.ts';
import type { SqlParams } from './port.ts';

const MAX_PAGE_SIZE = 1_000;

/** The SQL parameters `:limit` and `:offset` of a page. */
export type Page = SqlParams & { readonly limit: number; readonly offset: number };

/** Selects all rows, for exports. */
export const ALL_ROWS: Page = { limit: -1, offset: 0 };

/** Returns the SQL parameters of a page. The first page is 1. Throws INVALID_INPUT for an invalid size or number. */
export function getPage(
  pageSize: number | null | undefined,
  currentPage: number | null | undefined,
  defaultSize = 10,
  maxSize = MAX_PAGE_SIZE,
): Page {
  const size = pageSize ?? defaultSize;
  const pageNumber = currentPage ?? 1;
  if (size < 1 || size > maxSize) {
    throw createInvalidInputError(
      'pageSize',
      `El tamaño de página debe estar entre 1 y ${maxSize}.`,
    );
  }
  if (pageNumber < 1) throw createInvalidInputError('currentPage', 'La página debe ser 1 o mayor.');
  return { limit: size, offset: size * (pageNumber - 1) };
}

/** The sort direction of the contract. */
export type Direction = 'ASC' | 'DESC';

/**
 * Builds an `order by` clause from the first field of a sort input, or from the default sort. The
 * tiebreaker column makes the order unique, so that pages do not overlap. Column names only come
 * from `columns`, never from the request.
 */
export function buildOrderBy<Field extends string>(
  sort: Readonly<Partial<Record<Field, Direction | null | undefined>>> | null | undefined,
  columns: Readonly<Record<Field, string>>,
  defaultSort: { readonly field: Field; readonly direction: Direction },
  tiebreaker: string,
): string {
  // Object.keys returns string[], so restore the key type.
  const fields = Object.keys(columns) as Field[];
  const field = fields.find((name) => sort?.[name]) ?? defaultSort.field;
  const direction = sort?.[field] ?? defaultSort.direction;
  return `order by ${columns[field]} ${direction}, ${tiebreaker} ${direction}`;
}
