/** The router's search params: strings, or a list if a name occurs more than once. */
type Search = Record<string, string | string[]>;

/** Parses a query string without interpreting the values; each page's codec does that. */
export function parseSearch(text: string): Search {
  const parameters = new URLSearchParams(text);
  const entries = [...new Set(parameters.keys())].map((name): [string, string | string[]] => {
    const values = parameters.getAll(name);
    return [name, values.length > 1 ? values : (values[0] ?? '')];
  });
  return Object.fromEntries(entries);
}

/** Stringifies search params; starts with '?', or is empty. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined && item !== null)
      .map((item) => [name, String(item)]),
  );
  const text = new URLSearchParams(pairs).toString();
  return text === '' ? '' : `?${text}`;
}
