/** What a scenario counts. */
export type Counted =
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

/** Counts up from 1, separately for each thing, so that dealers of one scenario never share an id. */
export type Ids = (what: Counted) => number;

/** A fresh set of counters. */
export function createIds(): Ids {
  const last = new Map<Counted, number>();
  return (what) => {
    const next = (last.get(what) ?? 0) + 1;
    last.set(what, next);
    return next;
  };
}
