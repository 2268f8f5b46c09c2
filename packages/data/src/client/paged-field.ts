import type { FieldPolicy } from '@apollo/client/cache';

/** How a paged root field of the backend is asked for and where its rows are. */
export interface PagedFieldOptions {
  /** The argument that carries the page number. */
  readonly pageArgument?: string;
  /** The way to the rows inside the field: `['items']`, or `['data', 'lines']` when records hold them. */
  readonly rows: readonly [string, ...string[]];
  /** The backend's page size when the operation does not ask for one (spec 9). */
  readonly defaultPageSize?: number;
}

interface Page {
  readonly number: number;
  readonly size: number;
}

type StoreValue = Readonly<Record<string, unknown>>;

const isStoreValue = (value: unknown): value is StoreValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Puts a page into its own places. The same page twice is the same list; a page whose
 * predecessor is missing (the list was reloaded meanwhile) is left out, so no gap can appear.
 */
export function placePage(
  known: readonly unknown[],
  rows: readonly unknown[],
  { number, size }: Page,
): readonly unknown[] {
  if (number > Math.ceil(known.length / size) + 1) return known;
  const start = (number - 1) * size;
  return [...known.slice(0, start), ...rows, ...known.slice(start + size)];
}

function appendAt(path: readonly string[], known: unknown, incoming: unknown, page: Page): unknown {
  if (!isStoreValue(known) || !isStoreValue(incoming)) return incoming ?? known;
  const [step = '', ...rest] = path;
  const before = asList(known[step]);
  const after = asList(incoming[step]);
  const merged =
    rest.length === 0
      ? placePage(before, after, page)
      : Array.from({ length: Math.max(before.length, after.length) }, (_, index) =>
          appendAt(rest, before[index], after[index], page),
        );
  return { ...known, ...incoming, [step]: merged };
}

/**
 * The one paging policy (spec 4, "Lists"): page 1 replaces, later pages append. A list is kept
 * under every argument except the page, so the late answer of another filter lands in that
 * filter's own list and can never mix.
 */
export function pagedField({
  pageArgument = 'currentPage',
  rows,
  defaultPageSize = 10,
}: PagedFieldOptions): FieldPolicy<unknown> {
  return {
    keyArgs: (args) => Object.keys(args ?? {}).filter((name) => name !== pageArgument),
    merge(known, incoming, { args }) {
      const page = {
        number: Number(args?.[pageArgument] ?? 1),
        size: Number(args?.pageSize ?? defaultPageSize),
      };
      if (page.number <= 1) return incoming;
      return known ? appendAt(rows, known, incoming, page) : known;
    },
  };
}
