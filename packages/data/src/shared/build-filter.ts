/** The rest of a filter whose conditions are all mapped. A type error names a condition that is not. */
export type AllMapped = Readonly<Record<string, never>>;

/**
 * Builds a filter from the conditions that are set; the backend does not filter by missing ones (spec 5,
 * "Filters"). Pass the filter's type so that the compiler checks the names.
 */
export const buildFilter = <TFilter extends object>(
  conditions: {
    readonly [Name in keyof TFilter]?: TFilter[Name] | undefined;
  },
): TFilter =>
  // The remaining entries have the names and types of the filter's optional fields.
  Object.fromEntries(
    Object.entries(conditions).filter(([, value]) => value !== undefined),
  ) as TFilter;
