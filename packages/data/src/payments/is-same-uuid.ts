/** Whether two ids are of the same transaction. Backends may return an id in another case. */
export const isSameUuid = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
