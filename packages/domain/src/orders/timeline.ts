import { orderStatusCodes } from '../shared/index.ts';
import { readEventMoment } from './event-moment.ts';
import { orderStatusOf } from './status.ts';
import type {
  Order,
  OrderEvent,
  StatusSixOption,
  Timeline,
  TimelineEntry,
  TimelineLink,
} from './types.ts';

/** The deployment's options a timeline depends on. */
export interface TimelineOptions {
  readonly statusSix: StatusSixOption;
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
export const orderTimeline = (
  order: TimelineOrder,
  deploymentOptions: TimelineOptions,
): Timeline => {
  const currentIndex = currentEntryIndex(order);
  const reason = shownRejectionReason(order, deploymentOptions);
  return {
    entries: order.history.map((event, index) =>
      timelineEntry(order, event, {
        current: index === currentIndex,
        rejectionReason: reason,
        statusSix: deploymentOptions.statusSix,
      }),
    ),
  };
};

interface EntryContext {
  readonly current: boolean;
  readonly rejectionReason: string | null;
  readonly statusSix: StatusSixOption;
}

/** The order's reason stands at its current entry and at the rejection, never at a delivery. */
const carriesReason = (
  event: OrderEvent,
  current: boolean,
  statusSix: StatusSixOption,
): boolean => {
  const status = orderStatusOf(event.statusCode, statusSix);
  return status === 'rejected' || (current && status !== 'delivered');
};

const timelineEntry = (
  order: TimelineOrder,
  event: OrderEvent,
  { current, rejectionReason, statusSix }: EntryContext,
): TimelineEntry => ({
  event,
  moment: readEventMoment(event.occurredAt),
  current,
  trackingNumber:
    event.statusCode === orderStatusCodes.dispatched ? orNull(order.trackingNumber) : null,
  blockReason: event.statusCode === orderStatusCodes.checked ? orNull(order.blockReason) : null,
  rejectionReason: carriesReason(event, current, statusSix) ? rejectionReason : null,
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

/**
 * Only when the order is rejected and viewing reasons is enabled (spec 2); one that was delivered
 * carries none, whatever its flag says (reading 42).
 */
const shownRejectionReason = (
  order: TimelineOrder,
  deploymentOptions: TimelineOptions,
): string | null => {
  const status = orderStatusOf(order.statusCode, deploymentOptions.statusSix);
  const rejected = status !== 'delivered' && (order.rejected || status === 'rejected');
  return rejected && deploymentOptions.rejectionReasons === 'shown'
    ? orNull(order.rejectionReason)
    : null;
};

/** Statuses that say 'Detail not available' when there is a cufe and no link (spec 2). */
const detailedStatuses: readonly string[] = [
  orderStatusCodes.accepted,
  orderStatusCodes.remissioned,
  orderStatusCodes.billed,
];

/**
 * The invoice of a billed entry is opened by the entry's fiscal code, else by the order's; any other
 * entry links to what it offers for download (reading 41).
 */
const timelineLink = (order: TimelineOrder, event: OrderEvent): TimelineLink => {
  const cufe = event.cufe.trim() || order.cufe.trim();
  if (event.statusCode === orderStatusCodes.billed && cufe !== '') return { kind: 'cufe', cufe };
  const address = event.downloadAddress.trim();
  const invoiceId = event.invoiceId.trim();
  if (address !== '') {
    return invoiceId === ''
      ? { kind: 'download', address }
      : { kind: 'invoice', invoiceId, address };
  }
  const isDetailed = detailedStatuses.includes(event.statusCode);
  return { kind: cufe !== '' && isDetailed ? 'unavailable' : 'none' };
};

const orNull = (text: string): string | null => text.trim() || null;
