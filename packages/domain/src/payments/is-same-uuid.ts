/**
 * Whether two ids are of the same transaction; null is no id. Backends and return URLs may contain an id in another
 * case.
 */
export const isSameUuid = (one: string | null, other: string | null): boolean =>
  one !== null && one.toLowerCase() === other?.toLowerCase();
