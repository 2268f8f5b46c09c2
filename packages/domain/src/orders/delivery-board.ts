import { addDays, type CalendarDate, parseCalendarDate } from '../shared/index.ts';
import { orderPlants } from './order-documents.ts';
import { getOrderStatus } from './status.ts';
import type { Order, OrderEvent, OrderStatus, StatusSixOption } from './types.ts';

/** The lanes of the delivery board, in display order. */
export const deliveryLanes = ['late', 'today', 'tomorrow', 'later', 'undated'] as const;

/** A lane of the delivery board, by expected date. */
export type DeliveryLane = (typeof deliveryLanes)[number];

/** Delivery details of an order; unknown ones are empty. */
export interface Delivery {
  readonly order: Order;
  readonly expected: CalendarDate | null;
  readonly carrier: string;
  readonly plate: string;
  readonly place: string;
  /** The distinct plants of its products. */
  readonly plants: readonly string[];
}

/** Whether an order with a status is still expected. */
const isUnderWay: Readonly<Record<OrderStatus, boolean>> = {
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
 * Days after the expected date when a dispatched order counts as arrived, since the backend may
 * never say so (inferred).
 */
export const arrivedAfterDays = 3;

/** The latest value; the history is sorted oldest first. */
const lastReported = (
  history: readonly OrderEvent[],
  field: 'carrierName' | 'vehiclePlate' | 'location',
): string => history.findLast((event) => event[field].trim() !== '')?.[field].trim() ?? '';

/** The expected date of an order: the latest estimate of its history, else its own date. */
export const expectedDelivery = ({
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
  six: StatusSixOption,
): boolean {
  const status = getOrderStatus(order.statusCode, six);
  if (!isUnderWay[status] || order.rejected) return false;
  const day = expectedDelivery(order);
  return status !== 'dispatched' || day === null || day >= addDays(today, -arrivedAfterDays);
}

/** The lane of a date, relative to today in the store's time zone. */
export function deliveryLane(day: CalendarDate | null, today: CalendarDate): DeliveryLane {
  if (day === null) return 'undated';
  if (day < today) return 'late';
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : 'later';
}

/** The delivery details from history and lines. */
export const getDelivery = (order: Order): Delivery => ({
  order,
  expected: expectedDelivery(order),
  carrier: lastReported(order.history, 'carrierName'),
  plate: lastReported(order.history, 'vehiclePlate'),
  place: lastReported(order.history, 'location'),
  plants: orderPlants(order),
});

/** The expected orders by lane, sorted by date. */
export function deliveryBoard(
  orders: readonly Order[],
  today: CalendarDate,
  six: StatusSixOption,
): Readonly<Record<DeliveryLane, readonly Delivery[]>> {
  const deliveries = orders
    .filter((order) => isExpected(order, today, six))
    .map(getDelivery)
    .sort((one, other) => (one.expected ?? '').localeCompare(other.expected ?? ''));
  const inLane = (lane: DeliveryLane) =>
    deliveries.filter(({ expected }) => deliveryLane(expected, today) === lane);
  return {
    late: inLane('late'),
    today: inLane('today'),
    tomorrow: inLane('tomorrow'),
    later: inLane('later'),
    undated: inLane('undated'),
  };
}
