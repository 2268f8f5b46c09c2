import {
  type CalendarDate,
  type DateRange,
  defaultOrdersRange,
  parseCalendarDate,
} from '../shared/index.ts';
import { appliedOrderFilter, emptyOrderFilter } from './order-filter.ts';
import type { OrderFilter } from './types.ts';

/** Orders the list may be sorted by, each newest or highest first (spec 7). */
export const orderSorts = ['request-date', 'order-number', 'sicom-number'] as const;

/** An order of the list of orders. */
export type OrderSort = (typeof orderSorts)[number];

/** The sort in force where none is selected (spec 7). */
export const defaultOrderSort: OrderSort = 'request-date';

/** What the orders list is asked for: the panel's seven values, and days beside them. */
export interface OrdersRequest {
  readonly filter: OrderFilter;
  /** Request days somebody chose; null is the default of the last two months. */
  readonly range: DateRange | null;
}

/** The list as it shows at first. */
export const defaultOrdersRequest: OrdersRequest = { filter: emptyOrderFilter, range: null };

/** The sort of a filter; one that nobody knows is the default. */
export const orderSortOf = ({ sortBy }: Pick<OrderFilter, 'sortBy'>): OrderSort =>
  orderSorts.find((sort) => sort === sortBy.trim()) ?? defaultOrderSort;

/**
 * The request days that narrow the list, both included; null when days do not narrow it. One request
 * day takes the place of the range; who looks for a number finds it however old it is, unless days
 * were selected too.
 */
export function requestDays(
  { filter, range }: OrdersRequest,
  today: CalendarDate,
): DateRange | null {
  const { orderDate, number } = appliedOrderFilter(filter);
  const day = parseCalendarDate(orderDate);
  if (day !== null) return { start: day, end: day };
  if (range !== null) return range;
  return number === '' ? defaultOrdersRange(today) : null;
}

/** Whether anything besides the default range narrows the list; sorting does not. */
export const isNarrowedRequest = ({ filter, range }: OrdersRequest): boolean => {
  const { sortBy: _, ...conditions } = appliedOrderFilter(filter);
  return range !== null || Object.values(conditions).some((value) => value !== '');
};

/**
 * The request through the lens of one station of the whole portal: that station is in force, and the
 * list's own station filter is not. An empty code is no lens.
 */
export const requestAtStation = (
  { filter, range }: OrdersRequest,
  station: string,
): OrdersRequest => ({ filter: station === '' ? filter : { ...filter, station }, range });

const orderNumberShape = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,39}$/u;

/** An order number as an address may hold it; null when nothing could be called so. */
export const parseOrderNumber = (text: string | null): string | null => {
  const number = text?.trim() ?? '';
  return orderNumberShape.test(number) ? number : null;
};
