import type { CalendarDate } from '../shared/index.ts';
import {
  isNonEmptyString,
  isNonNegativeInteger,
  parseJson,
  toRecord,
} from '../shared/stored-json.ts';

/** A snapshot of the visible items, with ids and statuses only. */
export interface VisitSnapshot {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Ids of the newest pending invoices. */
  readonly invoices: readonly string[];
  /** The status code of the newest orders, by order number. */
  readonly orders: Readonly<Record<string, string>>;
}

/** The stored visits of a user. */
export interface VisitRecord {
  /** The client and user of the record. */
  readonly owner: string;
  /** The snapshot at the end of the previous visit. */
  readonly previous: VisitSnapshot;
  /** The latest snapshot. */
  readonly current: VisitSnapshot;
}

/** The absence after which a new visit starts, in ms. */
export const visitPauseMs = 30 * 60_000;

/** The maximum number of stored invoices, and of stored orders. */
export const maxStoredIds = 50;

/**
 * Updates the record with a snapshot. During a visit, including reloads, snapshots are compared with
 * the previous visit.
 */
export const startVisit = (
  record: VisitRecord | null,
  snapshot: VisitSnapshot,
  owner: string,
): VisitRecord => {
  if (record === null) return { owner, previous: snapshot, current: snapshot };
  const isNewVisit = Math.abs(snapshot.at - record.current.at) > visitPauseMs;
  return { owner, previous: isNewVisit ? record.current : record.previous, current: snapshot };
};

/** Marks everything as seen. */
export const acknowledgeVisit = (record: VisitRecord): VisitRecord => ({
  ...record,
  previous: record.current,
});

/** The fields of an invoice that visits compare. */
export interface VisitedInvoice {
  readonly id: string;
  readonly documentDate: CalendarDate | null;
}

/**
 * Returns the invoices that were not in the previous snapshot and are dated `earliestDate` or later. Older invoices
 * are in the list only because others were paid.
 */
export const getNewInvoices = <T extends VisitedInvoice>(
  { invoices }: VisitSnapshot,
  currentInvoices: readonly T[],
  earliestDate: CalendarDate,
): readonly T[] => {
  const knownIds = new Set(invoices);
  return currentInvoices.filter(
    ({ id, documentDate }) =>
      !knownIds.has(id) && documentDate !== null && documentDate >= earliestDate,
  );
};

/** Returns the known orders whose status has changed. */
export const getChangedOrders = <
  T extends { readonly number: string; readonly statusCode: string },
>(
  { orders }: VisitSnapshot,
  currentOrders: readonly T[],
): readonly T[] =>
  currentOrders.filter(
    ({ number, statusCode }) => Object.hasOwn(orders, number) && orders[number] !== statusCode,
  );

/** Creates a snapshot of the newest invoices and orders. */
export const createVisitSnapshot = (
  at: number,
  invoices: readonly Pick<VisitedInvoice, 'id'>[],
  orders: readonly { readonly number: string; readonly statusCode: string }[],
): VisitSnapshot => ({
  at,
  invoices: invoices.slice(0, maxStoredIds).map(({ id }) => id),
  orders: Object.fromEntries(
    orders.slice(0, maxStoredIds).map(({ number, statusCode }) => [number, statusCode]),
  ),
});

const readSnapshot = (value: unknown): VisitSnapshot | null => {
  const { at, invoices, orders } = toRecord(value);
  if (!isNonNegativeInteger(at) || !Array.isArray(invoices)) return null;
  const statusEntries = Object.entries(toRecord(orders)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    at,
    invoices: invoices.filter(isNonEmptyString).slice(0, maxStoredIds),
    orders: Object.fromEntries(statusEntries.slice(0, maxStoredIds)),
  };
};

/** Parses the stored record of an owner. Returns null if it is missing or invalid. */
export const parseVisit = (json: string | null, owner: string): VisitRecord | null => {
  const stored = toRecord(parseJson(json));
  const [previous, current] = [readSnapshot(stored.previous), readSnapshot(stored.current)];
  return stored.owner === owner && previous && current ? { owner, previous, current } : null;
};

/** Serialises the record. */
export const serialiseVisit = (record: VisitRecord): string => JSON.stringify(record);
