import { addDays, type CalendarDate, parseCalendarDate } from '../shared/index.ts';
import { getOrderPlants } from './order-documents.ts';
import { getOrderStatus } from './status.ts';
import type { Order, OrderEvent, OrderStatus, StatusSixOption } from './types.ts';

/** The lanes of the delivery board, in display order. */
export const deliveryLanes = ['late', 'today', 'tomorrow', 'later', 'undated'] as const;

/** A lane of the delivery board, by expected date. */
export type DeliveryLane = (typeof deliveryLanes)[number];

/** Delivery details of an order; unknown values are empty strings. */
export interface Delivery {
  readonly order: Order;
  readonly expectedDate: CalendarDate | null;
  readonly carrier: string;
  readonly plate: string;
  readonly location: string;
  /** The distinct plants of its products. */
  readonly plants: readonly string[];
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

/** Returns the lane of a date, relative to today in the store's time zone. */
export function getDeliveryLane(day: CalendarDate | null, today: CalendarDate): DeliveryLane {
  if (day === null) return 'undated';
  if (day < today) return 'late';
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : 'later';
}

/** Gets the delivery details from the history and lines of an order. */
export const getDelivery = (order: Order): Delivery => ({
  order,
  expectedDate: getExpectedDelivery(order),
  carrier: getLatestValue(order.history, 'carrierName'),
  plate: getLatestValue(order.history, 'vehiclePlate'),
  location: getLatestValue(order.history, 'location'),
  plants: getOrderPlants(order),
});

/** Returns the expected orders by lane, sorted by date. */
export function getDeliveryBoard(
  orders: readonly Order[],
  today: CalendarDate,
  statusSix: StatusSixOption,
): Readonly<Record<DeliveryLane, readonly Delivery[]>> {
  const deliveries = orders
    .filter((order) => isExpected(order, today, statusSix))
    .map(getDelivery)
    .sort((one, other) => (one.expectedDate ?? '').localeCompare(other.expectedDate ?? ''));
  const getLaneDeliveries = (lane: DeliveryLane) =>
    deliveries.filter(({ expectedDate }) => getDeliveryLane(expectedDate, today) === lane);
  return {
    late: getLaneDeliveries('late'),
    today: getLaneDeliveries('today'),
    tomorrow: getLaneDeliveries('tomorrow'),
    later: getLaneDeliveries('later'),
    undated: getLaneDeliveries('undated'),
  };
}
