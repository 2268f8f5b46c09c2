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
export const getTimeline = (order: TimelineOrder, deploymentOptions: TimelineOptions): Timeline => {
  const currentIndex = getCurrentIndex(order);
  return {
    entries: order.history.map((event, index) =>
      createTimelineEntry(order, event, index === currentIndex, deploymentOptions),
    ),
  };
};

/** Whether an entry shows the rejection reason: the current and rejection entries, except deliveries. */
const showsRejection = (
  order: TimelineOrder,
  event: OrderEvent,
  current: boolean,
  statusSix: StatusSixOption,
): boolean => {
  const status = getOrderStatus(event.statusCode, statusSix);
  if (status === 'rejected') return true;
  return current && status !== 'delivered' && isRejectedOrder(order, statusSix);
};

const createTimelineEntry = (
  order: TimelineOrder,
  event: OrderEvent,
  current: boolean,
  { statusSix, rejectionReasons }: TimelineOptions,
): TimelineEntry => {
  const isRejection = showsRejection(order, event, current, statusSix);
  const showsReasons = rejectionReasons === 'shown';
  const blockReason =
    event.statusCode === orderStatusCodes.checked ? trimToNull(order.blockReason) : null;
  const rejectionReason =
    isRejection && showsReasons && isRejectedOrder(order, statusSix)
      ? trimToNull(order.rejectionReason)
      : null;
  return {
    event,
    moment: readEventMoment(event.occurredAt),
    isCurrent: current,
    trackingNumber:
      event.statusCode === orderStatusCodes.dispatched ? trimToNull(order.trackingNumber) : null,
    blockReason,
    rejectionReason,
    notes: getVisibleNotes(order, event, {
      reasons: [blockReason, rejectionReason],
      hidesReasons: !showsReasons,
      isRejection,
    }),
    link: getTimelineLink(order, event),
  };
};

interface NotesContext {
  /** Reasons that the entry already shows. */
  readonly reasons: readonly (string | null)[];
  /** Whether rejection reasons are disabled (spec 2). */
  readonly hidesReasons: boolean;
  readonly isRejection: boolean;
}

/**
 * The remarks of an entry. Backends repeat the rejection reason in them, so if reasons are disabled,
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
 * The index of the entry with the order's description (spec 2). If no entry has a description, the
 * last entry with the order's status.
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
 * The link of an entry. A billed entry links to the invoice by the fiscal code of the entry or order;
 * other entries link to their download (reading 41).
 */
const getTimelineLink = (order: TimelineOrder, event: OrderEvent): TimelineLink => {
  const cufe = event.cufe.trim() || order.cufe.trim();
  if (event.statusCode === orderStatusCodes.billed && cufe !== '') return { kind: 'cufe', cufe };
  const url = event.downloadUrl.trim();
  const invoiceId = event.invoiceId.trim();
  if (url !== '') {
    return invoiceId === ''
      ? { kind: 'download', url: url }
      : { kind: 'invoice', invoiceId, url: url };
  }
  const isDetailed = statusesWithDetails.includes(event.statusCode);
  return { kind: cufe !== '' && isDetailed ? 'unavailable' : 'none' };
};

const trimToNull = (text: string): string | null => text.trim() || null;

/** Whether the link of an entry opens one of the listed documents. */
const isLinkToListed = (
  { link, event }: TimelineEntry,
  listed: readonly OrderDocument[],
): boolean => {
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

/** Removes the link if the document is already listed next to the timeline. */
export const omitListedLink = (
  entry: TimelineEntry,
  listed: readonly OrderDocument[],
): TimelineEntry => (isLinkToListed(entry, listed) ? { ...entry, link: { kind: 'none' } } : entry);
