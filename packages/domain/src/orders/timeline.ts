import { orderStatusCodes } from '../shared/index.ts';
import { readEventMoment } from './event-moment.ts';
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
  /** Off by default (spec 2). */
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

/** Whether an entry shows the rejection reason: the current entry and the rejection do, a delivery never. */
const tellsRejection = (
  order: TimelineOrder,
  event: OrderEvent,
  current: boolean,
  statusSix: StatusSixOption,
): boolean => {
  const status = getOrderStatus(event.statusCode, statusSix);
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
  /** Reasons shown elsewhere in the entry. */
  readonly reasons: readonly (string | null)[];
  /** Rejection reasons are disabled (spec 2). */
  readonly hidesReasons: boolean;
  readonly isRejection: boolean;
}

/**
 * The remarks of an entry. Backends repeat the rejection reason there: if reasons are disabled,
 * remarks of a rejection and remarks that repeat its reason are hidden too.
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
 * The entry whose description matches the order's (spec 2), or, without descriptions, the last one
 * with the order's status.
 */
const currentEntryIndex = ({ history, statusCode, statusDescription }: TimelineOrder): number => {
  if (history.every(({ description }) => description.trim() === '')) {
    return history.findLastIndex((event) => event.statusCode === statusCode);
  }
  const trimmedDescription = statusDescription.trim();
  return trimmedDescription === ''
    ? -1
    : history.findLastIndex((event) => event.description.trim() === trimmedDescription);
};

/** Statuses that say 'Detail not available' when there is a cufe and no link (spec 2). */
const detailedStatuses: readonly string[] = [
  orderStatusCodes.accepted,
  orderStatusCodes.remissioned,
  orderStatusCodes.billed,
];

/**
 * A billed entry links to the invoice by the entry's or the order's fiscal code; other entries link
 * to their download (reading 41).
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

/** Removes the link if the document is already listed beside the timeline. */
export const omitListedLink = (
  entry: TimelineEntry,
  listed: readonly OrderDocument[],
): TimelineEntry => (opensListed(entry, listed) ? { ...entry, link: { kind: 'none' } } : entry);
