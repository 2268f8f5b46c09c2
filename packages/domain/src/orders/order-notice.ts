import { type Money, orderStatusCodes, type StateTone } from '../shared/index.ts';
import { hasLockedStyle, isRejectedOrder } from './status.ts';
import type { TimelineOptions } from './timeline.ts';
import type { Order } from './types.ts';

/** Why an order is blocked, locked or rejected. */
export type OrderNotice =
  /** Status -1: blocked, with the backend's reason (spec 2), and the credit that releases it if that is known. */
  | { readonly kind: 'blocked'; readonly reason: string; readonly missingCredit?: Money }
  /** Shown with the locked style (spec 2). */
  | { readonly kind: 'locked' }
  | { readonly kind: 'rejected'; readonly reason: string };

/** Why an order is held: its planned delivery date is no promise until it is released. */
export type OrderHold = Exclude<OrderNotice, { readonly kind: 'rejected' }>;

/** The tone of each notice (spec 4). */
export const orderNoticeTones = {
  blocked: 'warning',
  locked: 'locked',
  rejected: 'danger',
} as const satisfies Record<OrderNotice['kind'], StateTone>;

type NoticeOrder = Pick<
  Order,
  'statusCode' | 'locked' | 'blockReason' | 'missingCredit' | 'rejected' | 'rejectionReason'
>;

/** Returns why an order is held: blocked at status -1 or shown with the locked style (spec 2); null if it is not. */
export function getOrderHold(
  order: Pick<Order, 'statusCode' | 'locked' | 'blockReason'> &
    Partial<Pick<Order, 'missingCredit'>>,
): OrderHold | null {
  if (order.statusCode.trim() === orderStatusCodes.checked) {
    const { blockReason, missingCredit } = order;
    return {
      kind: 'blocked',
      reason: blockReason.trim(),
      ...(missingCredit && missingCredit.minor > 0 && { missingCredit }),
    };
  }
  return hasLockedStyle(order) ? { kind: 'locked' } : null;
}

/**
 * Returns the notice of an order, or null. The block reason is only included for status -1, and the rejection
 * reason only if enabled (spec 2).
 */
export function getOrderNotice(order: NoticeOrder, options: TimelineOptions): OrderNotice | null {
  const hold = getOrderHold(order);
  if (hold !== null) return hold;
  const { statusSix, rejectionReasons } = options;
  const reason = order.rejectionReason.trim();
  return isRejectedOrder(order, statusSix) && rejectionReasons === 'shown' && reason !== ''
    ? { kind: 'rejected', reason }
    : null;
}

/** Returns the tracking number of a dispatched order; null for other statuses (spec 2: status 5 only). */
export const getVisibleTrackingNumber = ({
  statusCode,
  trackingNumber,
}: Pick<Order, 'statusCode' | 'trackingNumber'>): string | null =>
  (statusCode.trim() === orderStatusCodes.dispatched && trackingNumber.trim()) || null;
