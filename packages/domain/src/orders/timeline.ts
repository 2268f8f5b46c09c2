import { orderStatusCodes } from '../shared/index.ts';
import { readEventMoment } from './event-moment.ts';
import { orderStatusOf } from './status.ts';
import type {
  Order,
  OrderEvent,
  StatusSixReading,
  Timeline,
  TimelineEntry,
  TimelineLink,
} from './types.ts';

/** The readings a timeline depends on. */
export interface TimelineReadings {
  readonly statusSix: StatusSixReading;
  /** Off by default (spec 2). */
  readonly rejectionReasons: 'hidden' | 'shown';
}

/** What a timeline is made of. */
export type TimelineOrder = Pick<
  Order,
  | 'statusCode'
  | 'statusDescription'
  | 'blockReason'
  | 'rejected'
  | 'rejectionReason'
  | 'cufe'
  | 'trackingNumber'
  | 'history'
>;

/** An order's history, each entry marked with what the timeline shows of it (spec 2). */
export const orderTimeline = (order: TimelineOrder, readings: TimelineReadings): Timeline => {
  const currentIndex = currentEntryIndex(order);
  const reason = shownRejectionReason(order, readings);
  return {
    entries: order.history.map((event, index) =>
      timelineEntry(order, event, index === currentIndex, reason),
    ),
  };
};

const timelineEntry = (
  order: TimelineOrder,
  event: OrderEvent,
  current: boolean,
  rejectionReason: string | null,
): TimelineEntry => ({
  event,
  moment: readEventMoment(event.occurredAt),
  current,
  trackingNumber:
    event.statusCode === orderStatusCodes.dispatched ? orNull(order.trackingNumber) : null,
  blockReason: event.statusCode === orderStatusCodes.checked ? orNull(order.blockReason) : null,
  rejectionReason:
    current || event.statusCode === orderStatusCodes.rejected ? rejectionReason : null,
  link: timelineLink(order, event),
});

/**
 * The entry whose description matches the order's current one (spec 2). The history is told
 * oldest first, so of several it is the last.
 */
const currentEntryIndex = ({ history, statusDescription }: TimelineOrder): number => {
  const wanted = statusDescription.trim();
  return wanted === '' ? -1 : history.findLastIndex((event) => event.description.trim() === wanted);
};

/** Only when the order is rejected and viewing reasons is enabled (spec 2). */
const shownRejectionReason = (order: TimelineOrder, readings: TimelineReadings): string | null => {
  const rejected =
    order.rejected || orderStatusOf(order.statusCode, readings.statusSix) === 'rejected';
  return rejected && readings.rejectionReasons === 'shown' ? orNull(order.rejectionReason) : null;
};

/** Statuses that say 'Detail not available' when there is a cufe and no link (spec 2). */
const detailedStatuses: readonly string[] = [
  orderStatusCodes.accepted,
  orderStatusCodes.remissioned,
  orderStatusCodes.billed,
];

/** An entry's own cufe opens its invoice; the order's only tells that there is an invoice. */
const timelineLink = (order: TimelineOrder, event: OrderEvent): TimelineLink => {
  const cufe = event.cufe.trim();
  if (event.statusCode === orderStatusCodes.billed && cufe !== '') return { kind: 'cufe', cufe };
  const address = event.downloadAddress.trim();
  if (address !== '') return { kind: 'download', address };
  const hasCufe = cufe !== '' || order.cufe.trim() !== '';
  return { kind: hasCufe && detailedStatuses.includes(event.statusCode) ? 'unavailable' : 'none' };
};

const orNull = (text: string): string | null => text.trim() || null;
