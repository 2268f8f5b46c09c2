import type { CalendarDate, Money } from '../shared/index.ts';

/** Something that happens on a day: an invoice falls due, a delivery is expected. */
export interface AgendaEntry {
  /** Unique among the entries of its kind. */
  readonly id: string;
  readonly kind: 'invoice' | 'delivery';
  readonly day: CalendarDate;
  /** What it is called: 'Factura FE-10293', 'Pedido 4010000012'. */
  readonly title: string;
  /** The station, or another short text; empty when there is none. */
  readonly detail: string;
  /** What is owed that day; null where nothing is, as for a delivery. */
  readonly amount: Money | null;
}

/** How much of the calendar is shown at a time. */
export type AgendaSpan = 'week' | 'month';

/** A day of the calendar with what happens on it. */
export interface AgendaDay<Entry extends AgendaEntry = AgendaEntry> {
  readonly day: CalendarDate;
  /** Whether it belongs to the month or week that is shown, and not only to one of its weeks. */
  readonly within: boolean;
  readonly entries: readonly Entry[];
}

/** Monday to Sunday. */
export interface AgendaWeek<Entry extends AgendaEntry = AgendaEntry> {
  readonly days: readonly AgendaDay<Entry>[];
  /** What falls due in the week, one amount a currency. */
  readonly totals: readonly Money[];
  /** How many deliveries are expected in it. */
  readonly deliveries: number;
}
