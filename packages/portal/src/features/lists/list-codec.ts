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

/** Deletes the params of the filter, also those that the codec ignores until another one is deleted. */
function deleteFilterParams<F>(parameters: URLSearchParams, codec: ListCodec<F>): void {
  const filterParams = codec.write(codec.read(parameters));
  const names = Object.keys(filterParams).filter((name) => parameters.has(name));
  if (names.length === 0) return;
  for (const name of names) parameters.delete(name);
  deleteFilterParams(parameters, codec);
}

/** Returns the search params with another filter, reset to page 1. Other params are unchanged. */
export function setFilterParams<F>(
  parameters: URLSearchParams,
  codec: ListCodec<F>,
  filter: F,
): URLSearchParams {
  const nextParams = setPagesParam(parameters, 1);
  deleteFilterParams(nextParams, codec);
  for (const [name, value] of Object.entries(codec.write(filter))) nextParams.set(name, value);
  return nextParams;
}
