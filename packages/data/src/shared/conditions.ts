/**
 * A filter of the contract with the conditions that are set; the others are absent, which is how
 * the backend reads 'not filtered' (spec 5, "Filters"). Name the filter's type: the compiler then
 * knows every condition by its name, which it does not for objects that are spread together.
 */
export const conditions = <TFilter extends object>(
  all: {
    readonly [Name in keyof TFilter]?: TFilter[Name] | undefined;
  },
): TFilter =>
  // What is left has the names and the types of the filter's own optional fields.
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as TFilter;
