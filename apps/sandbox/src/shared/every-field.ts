/**
 * Requires all fields of an output type. Resolver types allow omitted fields, so that a renamed field
 * would be null without a type error.
 */
export type EveryField<TOutput> = Readonly<Record<Exclude<keyof TOutput, '__typename'>, unknown>>;
