import { orderStatusCodes } from '../shared/index.ts';
import { readEventMoment } from './event-moment.ts';
import type { OrderDocument } from './order-documents.ts';
import { isRejectedOrder, orderStatusOf } from './status.ts';
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
  return {
    entries: order.history.map((event, index) =>
      timelineEntry(order, event, index === currentIndex, deploymentOptions),
    ),
  };
};

/**
 * Whether an entry tells why the order was rejected: the order's reason belongs to its current entry
 * and to the rejection, never to a delivery.
 */
const tellsRejection = (
  order: TimelineOrder,
  event: OrderEvent,
  current: boolean,
  statusSix: StatusSixOption,
): boolean => {
  const status = orderStatusOf(event.statusCode, statusSix);
  if (status === 'rejected') return true;
  return current && status !== 'delivered' && isRejectedOrder(order, statusSix);
};

const timelineEntry = (
  order: TimelineOrder,
  event: OrderEvent,
  current: boolean,
  { statusSix, rejectionReasons }: TimelineOptions,
): TimelineEntry => {
  const isRejection = tellsRejection(order, event, current, statusSix);
  const reasonsShown = rejectionReasons === 'shown';
  const blockReason =
    event.statusCode === orderStatusCodes.checked ? orNull(order.blockReason) : null;
  const rejectionReason =
    isRejection && reasonsShown && isRejectedOrder(order, statusSix)
      ? orNull(order.rejectionReason)
      : null;
  return {
    event,
    moment: readEventMoment(event.occurredAt),
    current,
    trackingNumber:
      event.statusCode === orderStatusCodes.dispatched ? orNull(order.trackingNumber) : null,
    blockReason,
    rejectionReason,
    notes: shownNotes(order, event, {
      reasons: [blockReason, rejectionReason],
      hidesReasons: !reasonsShown,
      isRejection,
    }),
    link: timelineLink(order, event),
  };
};

interface NotesContext {
  /** The reasons that the entry shows besides. */
  readonly reasons: readonly (string | null)[];
  /** Viewing the reasons of rejections is off (spec 2). */
  readonly hidesReasons: boolean;
  readonly isRejection: boolean;
}

/**
 * The remarks of an entry. Backends write the reason of a rejection there too: where reasons are not
 * shown, neither are the remarks of a rejection, nor any remarks that repeat its reason.
 */
const shownNotes = (
  { rejectionReason }: TimelineOrder,
  event: OrderEvent,
  { reasons, hidesReasons, isRejection }: NotesContext,
): string | null => {
  const notes = orNull(event.notes);
  if (notes === null || reasons.includes(notes)) return null;
  const reason = rejectionReason.trim();
  const tellsReason = isRejection || (reason !== '' && notes.includes(reason));
  return hidesReasons && tellsReason ? null : notes;
};

/**
 * The entry whose description matches the order's current one (spec 2). A backend may describe no
 * entry: then it is the one with the order's status. The history is told oldest first, so of several
 * it is the last.
 */
const currentEntryIndex = ({ history, statusCode, statusDescription }: TimelineOrder): number => {
  if (history.every(({ description }) => description.trim() === '')) {
    return history.findLastIndex((event) => event.statusCode === statusCode);
  }
  const wanted = statusDescription.trim();
  return wanted === '' ? -1 : history.findLastIndex((event) => event.description.trim() === wanted);
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

/** Whether an entry's link opens one of these documents. */
const opensListed = ({ link, event }: TimelineEntry, listed: readonly OrderDocument[]): boolean => {
  switch (link.kind) {
    case 'cufe':
    case 'invoice':
      return listed.some(({ kind }) => kind === 'invoice');
    case 'download':
      return listed.some(
        ({ kind, number }) =>
          number !== '' &&
          ((kind === 'remission' && number === event.remissionId.trim()) ||
            (kind === 'load-order' && number === event.loadOrderId.trim())),
      );
    default:
      return false;
  }
};

/** The entry without its link where its document is listed beside the timeline already. */
export const omitListedLink = (
  entry: TimelineEntry,
  listed: readonly OrderDocument[],
): TimelineEntry => (opensListed(entry, listed) ? { ...entry, link: { kind: 'none' } } : entry);
