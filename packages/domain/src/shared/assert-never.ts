/** Ends an exhaustive match: an unhandled member of the union breaks the build. */
export const assertNever = (value: never): never => {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
};
