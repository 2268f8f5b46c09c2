/** Ends an exhaustive switch. An unhandled member of the union is a type error. */
export const assertNever = (value: never): never => {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
};
