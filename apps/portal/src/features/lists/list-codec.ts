/** Converts a list's filter, or one of its fields, to search params and back. */
export interface ListCodec<F> {
  /** Parses the filter. Unknown or malformed params are ignored, never an error. */
  readonly read: (parameters: URLSearchParams) => F;
  /** Returns the search params of a filter. Unset conditions are omitted. */
  readonly write: (filter: F) => Readonly<Record<string, string>>;
}

/** The search param with the number of loaded pages. */
const pagesParameter = 'pages';

/** The maximum number of pages that a URL can request. */
export const maxPages = 50;

/** Returns the number of pages in the URL, or 1 if it is absent or invalid. */
export function getPages(parameters: URLSearchParams): number {
  const pages = Number(parameters.get(pagesParameter) ?? 1);
  return Number.isInteger(pages) ? Math.min(Math.max(pages, 1), maxPages) : 1;
}

/** Returns the search params with the given number of pages; 1 is omitted. */
export function setPagesParam(parameters: URLSearchParams, pages: number): URLSearchParams {
  const nextParams = new URLSearchParams(parameters);
  if (pages > 1) nextParams.set(pagesParameter, String(Math.min(pages, maxPages)));
  else nextParams.delete(pagesParameter);
  return nextParams;
}

/** Returns the search params with another filter, reset to page 1. Other params are unchanged. */
export function setFilterParams<F>(
  parameters: URLSearchParams,
  codec: ListCodec<F>,
  filter: F,
): URLSearchParams {
  const nextParams = setPagesParam(parameters, 1);
  for (const name of Object.keys(codec.write(codec.read(parameters)))) nextParams.delete(name);
  for (const [name, value] of Object.entries(codec.write(filter))) nextParams.set(name, value);
  return nextParams;
}
