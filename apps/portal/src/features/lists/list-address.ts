/** How a list's filter is written in the address and read from it. */
export interface ListCodec<F> {
  /** The filter an address asks for; what is unknown or malformed is left out, never an error. */
  readonly read: (parameters: URLSearchParams) => F;
  /** The parameters of a filter; a condition that is not set has none. */
  readonly write: (filter: F) => Readonly<Record<string, string>>;
}

/** The parameter that holds how many pages are loaded. */
const pagesParameter = 'pages';

/** Most pages an address may ask for at once. */
export const maxPages = 50;

/** The pages an address asks for: 1 when it does not say or says nonsense. */
export function pagesOf(parameters: URLSearchParams): number {
  const pages = Number(parameters.get(pagesParameter) ?? 1);
  return Number.isInteger(pages) ? Math.min(Math.max(pages, 1), maxPages) : 1;
}

/** The address with so many pages loaded; a single one is not written. */
export function withPagesOf(parameters: URLSearchParams, pages: number): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (pages > 1) next.set(pagesParameter, String(Math.min(pages, maxPages)));
  else next.delete(pagesParameter);
  return next;
}

/** The address with another filter, which begins at page 1. What others wrote there stays. */
export function withFilterOf<F>(
  parameters: URLSearchParams,
  codec: ListCodec<F>,
  filter: F,
): URLSearchParams {
  const next = withPagesOf(parameters, 1);
  for (const name of Object.keys(codec.write(codec.read(parameters)))) next.delete(name);
  for (const [name, value] of Object.entries(codec.write(filter))) next.set(name, value);
  return next;
}
