import { addDays, type CalendarDate, parseCalendarDate } from '../shared/index.ts';
import { getOrderStatus } from './status.ts';
import type { Order, OrderEvent, OrderStatus, StatusSixOption } from './types.ts';

/** When a delivery is expected, relative to today. */
export type DeliveryTiming = 'late' | 'today' | 'tomorrow' | 'later';

/** Delivery details of an order; unknown values are empty strings. */
export interface Delivery {
  readonly expectedDate: CalendarDate | null;
  readonly carrier: string;
  readonly plate: string;
  readonly location: string;
}

/** Whether orders with each status are still expected. */
const isOpenByStatus: Readonly<Record<OrderStatus, boolean>> = {
  submitted: true,
  checked: true,
  approved: true,
  requested: true,
  accepted: true,
  remissioned: true,
  billed: true,
  dispatched: true,
  generic: true,
  rejected: false,
  delivered: false,
  deleted: false,
};

/**
 * A dispatched order counts as arrived this many days after the expected date, because the backend
 * does not always report deliveries (inferred).
 */
export const daysUntilArrived = 3;

/** Returns the latest reported value of a field. The history is sorted oldest first. */
const getLatestValue = (
  history: readonly OrderEvent[],
  field: 'carrierName' | 'vehiclePlate' | 'location',
): string => history.findLast((event) => event[field].trim() !== '')?.[field].trim() ?? '';

/** Returns the latest estimate in the history of an order, or its delivery date if there is none. */
export const getExpectedDelivery = ({
  history,
  deliveryDate,
}: Pick<Order, 'history' | 'deliveryDate'>): CalendarDate | null =>
  history
    .map(({ estimatedDelivery }) => parseCalendarDate(estimatedDelivery))
    .findLast((day) => day !== null) ?? deliveryDate;

/** Whether an order is still expected. */
export function isExpected(
  order: Pick<Order, 'statusCode' | 'rejected' | 'history' | 'deliveryDate'>,
  today: CalendarDate,
  statusSix: StatusSixOption,
): boolean {
  const status = getOrderStatus(order.statusCode, statusSix);
  if (!isOpenByStatus[status] || order.rejected) return false;
  const day = getExpectedDelivery(order);
  return status !== 'dispatched' || day === null || day >= addDays(today, -daysUntilArrived);
}

/** Returns when a delivery is expected, relative to today in the store's time zone. */
export function getDeliveryTiming(day: CalendarDate, today: CalendarDate): DeliveryTiming {
  if (day < today) return 'late';
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : 'later';
}

/** Gets the delivery details from the history of an order. */
export const getDelivery = (order: Pick<Order, 'history' | 'deliveryDate'>): Delivery => ({
  expectedDate: getExpectedDelivery(order),
  carrier: getLatestValue(order.history, 'carrierName'),
  plate: getLatestValue(order.history, 'vehiclePlate'),
  location: getLatestValue(order.history, 'location'),
});
