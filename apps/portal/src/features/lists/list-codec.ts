/** Converts a list's filter to search params and back. */
export interface ListCodec<F> {
  /** Parses the filter. Unknown or malformed params are ignored, never an error. */
  readonly read: (parameters: URLSearchParams) => F;
  /** The search params of a filter. Unset conditions are omitted. */
  readonly write: (filter: F) => Readonly<Record<string, string>>;
}

/** The search param with the number of loaded pages. */
const pagesParameter = 'pages';

/** The maximum number of pages that a URL can request. */
export const maxPages = 50;

/** The number of pages in the URL; 1 if absent or invalid. */
export function getPages(parameters: URLSearchParams): number {
  const pages = Number(parameters.get(pagesParameter) ?? 1);
  return Number.isInteger(pages) ? Math.min(Math.max(pages, 1), maxPages) : 1;
}

/** The search params with a number of pages; 1 is omitted. */
export function setPagesParam(parameters: URLSearchParams, pages: number): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (pages > 1) next.set(pagesParameter, String(Math.min(pages, maxPages)));
  else next.delete(pagesParameter);
  return next;
}

/** The search params with another filter, at page 1. Other params are kept. */
export function setFilterParams<F>(
  parameters: URLSearchParams,
  codec: ListCodec<F>,
  filter: F,
): URLSearchParams {
  const next = setPagesParam(parameters, 1);
  for (const name of Object.keys(codec.write(codec.read(parameters)))) next.delete(name);
  for (const [name, value] of Object.entries(codec.write(filter))) next.set(name, value);
  return next;
}
