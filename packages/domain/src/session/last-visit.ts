import type { CalendarDate } from '../shared/index.ts';
import { asRecord, isCount, isName, readJson } from '../shared/stored-json.ts';

/** A snapshot of what was visible: ids and statuses only. */
export interface VisitSnapshot {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Ids of the newest pending invoices. */
  readonly invoices: readonly string[];
  /** The status code of the newest orders, by order number. */
  readonly orders: Readonly<Record<string, string>>;
}

/** The stored visits of one person. */
export interface VisitRecord {
  /** Client and user it belongs to. */
  readonly owner: string;
  /** At the end of the previous visit. */
  readonly previous: VisitSnapshot;
  /** At the last view. */
  readonly current: VisitSnapshot;
}

/** Absence after which a new visit starts, in ms. */
export const visitPauseMs = 30 * 60_000;

/** Maximum number of stored ids of invoices, and of orders. */
export const maxStoredIds = 50;

/**
 * Updates the record with a snapshot. Within one visit, reloads included, it is compared with the
 * previous visit.
 */
export const startVisit = (
  record: VisitRecord | null,
  present: VisitSnapshot,
  owner: string,
): VisitRecord => {
  if (record === null) return { owner, previous: present, current: present };
  const isAnother = Math.abs(present.at - record.current.at) > visitPauseMs;
  return { owner, previous: isAnother ? record.current : record.previous, current: present };
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
 * New invoices: unknown at the previous visit and not older. Older ones only moved up because
 * others were paid.
 */
export const newSince = <T extends VisitedInvoice>(
  { invoices }: VisitSnapshot,
  present: readonly T[],
  day: CalendarDate,
): readonly T[] => {
  const known = new Set(invoices);
  return present.filter(
    ({ id, documentDate }) => !known.has(id) && documentDate !== null && documentDate >= day,
  );
};

/** Known orders whose status changed. */
export const changedSince = <T extends { readonly number: string; readonly statusCode: string }>(
  { orders }: VisitSnapshot,
  present: readonly T[],
): readonly T[] =>
  present.filter(
    ({ number, statusCode }) => Object.hasOwn(orders, number) && orders[number] !== statusCode,
  );

/** Creates a snapshot. */
export const visitSnapshot = (
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
  const { at, invoices, orders } = asRecord(value);
  if (!isCount(at) || !Array.isArray(invoices)) return null;
  const statuses = Object.entries(asRecord(orders)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    at,
    invoices: invoices.filter(isName).slice(0, maxStoredIds),
    orders: Object.fromEntries(statuses.slice(0, maxStoredIds)),
  };
};

/** Parses the stored record of an owner; null if missing or invalid. */
export const parseVisit = (text: string | null, owner: string): VisitRecord | null => {
  const stored = asRecord(readJson(text));
  const [previous, current] = [readSnapshot(stored.previous), readSnapshot(stored.current)];
  return stored.owner === owner && previous && current ? { owner, previous, current } : null;
};

/** Serialises the record. */
export const serialiseVisit = (record: VisitRecord): string => JSON.stringify(record);
