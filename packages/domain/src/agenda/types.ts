import type { CalendarDate, Money } from '../shared/index.ts';

/** An event on a day: the due date of an invoice or an expected delivery. */
export interface AgendaEntry {
  /** Unique among the entries of its kind. */
  readonly id: string;
  readonly kind: 'invoice' | 'delivery';
  readonly day: CalendarDate;
  /** Title, for example 'Factura FE-10293'. */
  readonly title: string;
  /** The station or another short description; empty if there is none. */
  readonly detail: string;
  /** The amount due; null for a delivery. */
  readonly amount: Money | null;
}

/** How much of the calendar is shown at a time. */
export type AgendaSpan = 'week' | 'month';

/** A day of the calendar with its entries. */
export interface AgendaDay<Entry extends AgendaEntry = AgendaEntry> {
  readonly day: CalendarDate;
  /** Whether the day belongs to the displayed month or week. */
  readonly isInRange: boolean;
  readonly entries: readonly Entry[];
  /** The amounts due on the day, one per currency. */
  readonly totals: readonly Money[];
}

/** A week of the calendar, Monday to Sunday. */
export interface AgendaWeek<Entry extends AgendaEntry = AgendaEntry> {
  readonly days: readonly AgendaDay<Entry>[];
  /** The amounts due in the week, one per currency. */
  readonly totals: readonly Money[];
  /** The number of expected deliveries. */
  readonly deliveryCount: number;
}
