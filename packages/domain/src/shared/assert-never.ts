/** Ends an exhaustive match: a new member of the union breaks the build where it is not handled. */
export const assertNever = (value: never): never => {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
};
