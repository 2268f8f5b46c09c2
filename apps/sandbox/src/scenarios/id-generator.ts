/** The kinds of ids. */
export type IdKind =
  | 'client'
  | 'user'
  | 'destination'
  | 'document'
  | 'order'
  | 'orderLine'
  | 'orderEvent'
  | 'delivery'
  | 'compensation'
  | 'transaction'
  | 'voucher'
  | 'certificate';

/** Returns the next id of a kind, starting at 1. Shared by all dealers of a scenario. */
export type IdGenerator = (kind: IdKind) => number;

/** Creates an id generator with a counter for each kind. */
export function createIdGenerator(): IdGenerator {
  const lastIds = new Map<IdKind, number>();
  return (kind) => {
    const next = (lastIds.get(kind) ?? 0) + 1;
    lastIds.set(kind, next);
    return next;
  };
}
