import { orderStatusCodes } from '../shared/index.ts';
import { parseEventMoment } from './event-moment.ts';
import type { OrderDocument } from './order-documents.ts';
import { getOrderStatus, isRejectedOrder } from './status.ts';
import type {
  Order,
  OrderEvent,
  StatusSixOption,
  Timeline,
  TimelineEntry,
  TimelineLink,
} from './types.ts';

/** Deployment options of the timeline. */
export interface TimelineOptions {
  readonly statusSix: StatusSixOption;
  /** Hidden by default (spec 2). */
  readonly rejectionReasons: 'hidden' | 'shown';
}

/** The fields of an order that the timeline needs. */
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

/** Builds the timeline of an order (spec 2). */
export const getTimeline = (order: TimelineOrder, options: TimelineOptions): Timeline => {
  const currentIndex = getCurrentIndex(order);
  return {
    entries: order.history.map((event, index) =>
      createTimelineEntry(order, event, index === currentIndex, options),
    ),
  };
};

/** Whether an entry is a rejection, or the current entry of a rejected order. Deliveries are neither. */
const showsRejection = (
  order: TimelineOrder,
  event: OrderEvent,
  isCurrent: boolean,
  statusSix: StatusSixOption,
): boolean => {
  const status = getOrderStatus(event.statusCode, statusSix);
  if (status === 'rejected') return true;
  return isCurrent && status !== 'delivered' && isRejectedOrder(order, statusSix);
};

const createTimelineEntry = (
  order: TimelineOrder,
  event: OrderEvent,
  isCurrent: boolean,
  { statusSix, rejectionReasons }: TimelineOptions,
): TimelineEntry => {
  const isRejection = showsRejection(order, event, isCurrent, statusSix);
  const isDelivery = getOrderStatus(event.statusCode, statusSix) === 'delivered';
  const showsReasons = rejectionReasons === 'shown';
  const blockReason =
    event.statusCode === orderStatusCodes.checked ? trimToNull(order.blockReason) : null;
  const rejectionReason =
    isRejection && showsReasons && isRejectedOrder(order, statusSix)
      ? trimToNull(order.rejectionReason)
      : null;
  return {
    event,
    moment: parseEventMoment(event.occurredAt),
    isCurrent,
    trackingNumber:
      event.statusCode === orderStatusCodes.dispatched ? trimToNull(order.trackingNumber) : null,
    blockReason,
    rejectionReason,
    notes: getVisibleNotes(order, event, {
      reasons: [blockReason, rejectionReason],
      hidesReasons: !showsReasons || isDelivery,
      // The remarks of a delivery are those of a rejection if the order is flagged as rejected (reading 42).
      isRejection: isRejection || (isDelivery && order.rejected),
    }),
    link: getTimelineLink(order, event),
  };
};

interface NotesContext {
  /** Reasons that the entry already shows. */
  readonly reasons: readonly (string | null)[];
  /** Whether the entry shows no rejection reason: they are disabled (spec 2), or it is a delivery (reading 42). */
  readonly hidesReasons: boolean;
  /** Whether the remarks are those of a rejection. */
  readonly isRejection: boolean;
}

/**
 * Returns the remarks of an entry. Backends repeat the rejection reason in them, so if the entry shows no reason,
 * the remarks of a rejection and remarks with its reason are hidden too.
 */
const getVisibleNotes = (
  { rejectionReason }: TimelineOrder,
  event: OrderEvent,
  { reasons, hidesReasons, isRejection }: NotesContext,
): string | null => {
  const notes = trimToNull(event.notes);
  if (notes === null || reasons.includes(notes)) return null;
  const reason = rejectionReason.trim();
  const containsReason = isRejection || (reason !== '' && notes.includes(reason));
  return hidesReasons && containsReason ? null : notes;
};

/**
 * Returns the index of the entry with the order's description (spec 2). If no entry has a description,
 * it is the last entry with the order's status.
 */
const getCurrentIndex = ({ history, statusCode, statusDescription }: TimelineOrder): number => {
  if (history.every(({ description }) => description.trim() === '')) {
    return history.findLastIndex((event) => event.statusCode === statusCode);
  }
  const trimmedDescription = statusDescription.trim();
  return trimmedDescription === ''
    ? -1
    : history.findLastIndex((event) => event.description.trim() === trimmedDescription);
};

/** Statuses that show 'Detail not available' if there is a cufe without a link (spec 2). */
const statusesWithDetails: readonly string[] = [
  orderStatusCodes.accepted,
  orderStatusCodes.remissioned,
  orderStatusCodes.billed,
];

/**
 * Returns the link of an entry. A billed entry links to the invoice by the fiscal code of the entry or order;
 * other entries link to their download (reading 41).
 */
const getTimelineLink = (order: TimelineOrder, event: OrderEvent): TimelineLink => {
  const cufe = event.cufe.trim() || order.cufe.trim();
  if (event.statusCode === orderStatusCodes.billed && cufe !== '') return { kind: 'cufe', cufe };
  const url = event.downloadUrl.trim();
  const invoiceId = event.invoiceId.trim();
  if (url !== '') {
    return invoiceId === '' ? { kind: 'download', url } : { kind: 'invoice', invoiceId, url };
  }
  const showsUnavailable = statusesWithDetails.includes(event.statusCode);
  return { kind: cufe !== '' && showsUnavailable ? 'unavailable' : 'none' };
};

const trimToNull = (text: string): string | null => text.trim() || null;

/** Whether an entry's link opens one of the listed documents. */
const isLinkListed = (
  { link, event }: TimelineEntry,
  listedDocuments: readonly OrderDocument[],
): boolean => {
  switch (link.kind) {
    case 'cufe':
    case 'invoice':
      return listedDocuments.some(({ kind }) => kind === 'invoice');
    case 'download':
      return listedDocuments.some(
        ({ kind, number }) =>
          number !== '' &&
          ((kind === 'remission' && number === event.remissionId.trim()) ||
            (kind === 'load-order' && number === event.loadOrderId.trim())),
      );
    default:
      return false;
  }
};

/** Removes the link if the document is already listed next to the timeline. */
export const omitListedLink = (
  entry: TimelineEntry,
  listedDocuments: readonly OrderDocument[],
): TimelineEntry =>
  isLinkListed(entry, listedDocuments) ? { ...entry, link: { kind: 'none' } } : entry;
