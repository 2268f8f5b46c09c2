import { orderStatusCodes, type StateTone } from '../shared/index.ts';
import { isLockedStyle, isRejectedOrder } from './status.ts';
import type { TimelineOptions } from './timeline.ts';
import type { Order } from './types.ts';

/** What holds an order back or ended it, as its panel says it. */
export type OrderNotice =
  /** Status -1: blocked, with the backend's reason (spec 2). */
  | { readonly kind: 'blocked'; readonly reason: string }
  /** The locked style (spec 2). */
  | { readonly kind: 'locked' }
  | { readonly kind: 'rejected'; readonly reason: string };

/** The colour of a notice is that of the state it explains (spec 4). */
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
 * What an order's panel says besides its status, or null. The reason of a block shows for status -1
 * only, the reason of a rejection only where viewing reasons is enabled (spec 2).
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
