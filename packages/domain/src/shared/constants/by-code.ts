/** Inverts a table of codes by meaning. */
export const meaningByCode = <Meaning extends string>(
  codes: Readonly<Record<Meaning, string>>,
): ReadonlyMap<string, Meaning> =>
  // Object.entries widens the names to strings; the table's keys are the meanings.
  new Map(Object.entries(codes).map(([meaning, code]) => [code as string, meaning as Meaning]));
