import type { CalendarDate } from '../shared/index.ts';
import { asRecord, isCount, isName, readJson } from '../shared/stored-json.ts';

/** What was to be seen at some time: ids and statuses only. */
export interface VisitSnapshot {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Ids of the newest pending invoices. */
  readonly invoices: readonly string[];
  /** The status code of the newest orders, by order number. */
  readonly orders: Readonly<Record<string, string>>;
}

/** What a device remembers of one person's visits. */
export interface VisitRecord {
  /** Client and user: nobody else is told. */
  readonly owner: string;
  /** As it was when the visit before this one ended. */
  readonly previous: VisitSnapshot;
  /** As it was seen last. */
  readonly current: VisitSnapshot;
}

/** Whoever comes back after so long, in ms, begins another visit. */
export const visitPauseMs = 30 * 60_000;

/** Invoices, and orders, that are remembered at most. */
export const maxStoredIds = 50;

/**
 * The record once something was seen. Within one visit, reloads included, it is held against the
 * visit before it.
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

/** What is new is known now: the next comparison begins here. */
export const acknowledgeVisit = (record: VisitRecord): VisitRecord => ({
  ...record,
  previous: record.current,
});

/** A pending invoice as far as visits look at it. */
export interface VisitedInvoice {
  readonly id: string;
  readonly documentDate: CalendarDate | null;
}

/**
 * Invoices that were not there: unknown by then, and not older than the day of the visit. An older
 * one only moved up because others were paid.
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

/** Orders that were known with another status. */
export const changedSince = <T extends { readonly number: string; readonly statusCode: string }>(
  { orders }: VisitSnapshot,
  present: readonly T[],
): readonly T[] =>
  present.filter(
    ({ number, statusCode }) => Object.hasOwn(orders, number) && orders[number] !== statusCode,
  );

/** What is to be seen now, as it is remembered. */
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

/** What the device kept for this owner; null when there is nothing, or nothing that makes sense. */
export const parseVisit = (text: string | null, owner: string): VisitRecord | null => {
  const stored = asRecord(readJson(text));
  const [previous, current] = [readSnapshot(stored.previous), readSnapshot(stored.current)];
  return stored.owner === owner && previous && current ? { owner, previous, current } : null;
};

/** The record as the device keeps it. */
export const serialiseVisit = (record: VisitRecord): string => JSON.stringify(record);
