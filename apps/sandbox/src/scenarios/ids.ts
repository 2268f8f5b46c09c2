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
export type Ids = (kind: IdKind) => number;

/** Creates counters that start at 1. */
export function createIds(): Ids {
  const lastIds = new Map<IdKind, number>();
  return (kind) => {
    const next = (lastIds.get(kind) ?? 0) + 1;
    lastIds.set(kind, next);
    return next;
  };
}
