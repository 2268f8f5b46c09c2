/** Inverts a table of codes to a map from codes to meanings. */
export const invertCodes = <Meaning extends string>(
  codes: Readonly<Record<Meaning, string>>,
): ReadonlyMap<string, Meaning> =>
  // Object.entries widens the names to strings; the keys of the table are the meanings.
  new Map(Object.entries(codes).map(([meaning, code]) => [code as string, meaning as Meaning]));
