/**
 * What each code of the backend means, read out of the table that says each meaning's code: a code
 * added to the table is understood everywhere.
 */
export const meaningByCode = <Meaning extends string>(
  codes: Readonly<Record<Meaning, string>>,
): ReadonlyMap<string, Meaning> =>
  // Object.entries widens the names to strings; the table's keys are the meanings.
  new Map(Object.entries(codes).map(([meaning, code]) => [code as string, meaning as Meaning]));
