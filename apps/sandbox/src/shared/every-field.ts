/**
 * The fields of an output of the contract, each of which has to be said: a resolver may leave a
 * field out, and a field renamed in the contract would then be null in every row.
 */
export type EveryField<TOutput> = Readonly<Record<Exclude<keyof TOutput, '__typename'>, unknown>>;
