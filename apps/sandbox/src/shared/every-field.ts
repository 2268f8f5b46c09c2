/**
 * Requires all fields of an output type. Resolver types allow omitted fields, so a renamed field
 * would silently be null.
 */
export type EveryField<TOutput> = Readonly<Record<Exclude<keyof TOutput, '__typename'>, unknown>>;
