import { orderStatusCodes, type StateTone } from '../shared/index.ts';
import { isLockedStyle, isRejectedOrder } from './status.ts';
import type { TimelineOptions } from './timeline.ts';
import type { Order } from './types.ts';

/** Why an order is blocked, locked or rejected. */
export type OrderNotice =
  /** Status -1: blocked, with the backend's reason (spec 2). */
  | { readonly kind: 'blocked'; readonly reason: string }
  /** The locked style (spec 2). */
  | { readonly kind: 'locked' }
  | { readonly kind: 'rejected'; readonly reason: string };

/** The tone of a notice is that of its state (spec 4). */
export const orderNoticeTones = {
  blocked: 'warning',
  locked: 'locked',
  rejected: 'danger',
} as const satisfies Record<OrderNotice['kind'], StateTone>;

type Noticed = Pick<
  Order,
  'statusCode' | 'locked' | 'blockReason' | 'rejected' | 'rejectionReason'
>;

/**
 * The notice of an order, or null. Block reasons show for status -1 only, rejection reasons only if
 * enabled (spec 2).
 */
export function orderNotice(
  order: Noticed,
  deploymentOptions: TimelineOptions,
): OrderNotice | null {
  if (order.statusCode.trim() === orderStatusCodes.checked) {
    return { kind: 'blocked', reason: order.blockReason.trim() };
  }
  if (isLockedStyle(order)) return { kind: 'locked' };
  const { statusSix, rejectionReasons } = deploymentOptions;
  const reason = order.rejectionReason.trim();
  return isRejectedOrder(order, statusSix) && rejectionReasons === 'shown' && reason !== ''
    ? { kind: 'rejected', reason }
    : null;
}

/** The tracking number of a dispatched order; null for any other (spec 2: status 5 only). */
export const visibleTrackingNumber = ({
  statusCode,
  trackingNumber,
}: Pick<Order, 'statusCode' | 'trackingNumber'>): string | null =>
  (statusCode.trim() === orderStatusCodes.dispatched && trackingNumber.trim()) || null;
