import { addDays, type CalendarDate, parseCalendarDate } from '../shared/index.ts';
import { orderPlants } from './order-documents.ts';
import { orderStatusOf } from './status.ts';
import type { Order, OrderEvent, OrderStatus, StatusSixOption } from './types.ts';

/** The lanes of the delivery board, in the order in which they are shown. */
export const deliveryLanes = ['late', 'today', 'tomorrow', 'later', 'undated'] as const;

/** Where an order that is on its way stands, by the day it is expected. */
export type DeliveryLane = (typeof deliveryLanes)[number];

/** What is known of an order's delivery; an empty text where nobody told. */
export interface Delivery {
  readonly order: Order;
  readonly expected: CalendarDate | null;
  readonly carrier: string;
  readonly plate: string;
  readonly place: string;
  /** Where its products are dispatched from, each plant once. */
  readonly plants: readonly string[];
}

/** Whether an order in a status is still expected; for each status, so that a new one is asked for. */
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
 * The backend may never say that a dispatched order arrived: more than so many days after it was
 * expected it is taken to have (inferred).
 */
export const arrivedAfterDays = 3;

/** What the last entry that speaks of it says: the history is told oldest first. */
const lastReported = (
  history: readonly OrderEvent[],
  field: 'carrierName' | 'vehiclePlate' | 'location',
): string => history.findLast((event) => event[field].trim() !== '')?.[field].trim() ?? '';

/** The day an order is expected: as the last entry of its history estimates it, else its own date. */
export const expectedDelivery = ({
  history,
  deliveryDate,
}: Pick<Order, 'history' | 'deliveryDate'>): CalendarDate | null =>
  history
    .map(({ estimatedDelivery }) => parseCalendarDate(estimatedDelivery))
    .findLast((day) => day !== null) ?? deliveryDate;

/** Whether an order is still expected somewhere. */
export function isExpected(
  order: Pick<Order, 'statusCode' | 'rejected' | 'history' | 'deliveryDate'>,
  today: CalendarDate,
  six: StatusSixOption,
): boolean {
  const status = orderStatusOf(order.statusCode, six);
  if (!isUnderWay[status] || order.rejected) return false;
  const day = expectedDelivery(order);
  return status !== 'dispatched' || day === null || day >= addDays(today, -arrivedAfterDays);
}

/** The lane of a day, as seen from today in the store's time zone. */
export function deliveryLane(day: CalendarDate | null, today: CalendarDate): DeliveryLane {
  if (day === null) return 'undated';
  if (day < today) return 'late';
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : 'later';
}

/** What the order's history and lines say of its delivery. */
export const deliveryOf = (order: Order): Delivery => ({
  order,
  expected: expectedDelivery(order),
  carrier: lastReported(order.history, 'carrierName'),
  plate: lastReported(order.history, 'vehiclePlate'),
  place: lastReported(order.history, 'location'),
  plants: orderPlants(order),
});

/** The orders that are still expected, in their lanes; in each the first expected is first. */
export function deliveryBoard(
  orders: readonly Order[],
  today: CalendarDate,
  six: StatusSixOption,
): Readonly<Record<DeliveryLane, readonly Delivery[]>> {
  const deliveries = orders
    .filter((order) => isExpected(order, today, six))
    .map(deliveryOf)
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
