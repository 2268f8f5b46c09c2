/**
 * Builds a filter without unset conditions, which the backend reads as 'not filtered' (spec 5,
 * "Filters"). Pass the filter's type so that the compiler checks the names.
 */
export const conditions = <TFilter extends object>(
  all: {
    readonly [Name in keyof TFilter]?: TFilter[Name] | undefined;
  },
): TFilter =>
  // The remaining entries have the names and types of the filter's optional fields.
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as TFilter;
