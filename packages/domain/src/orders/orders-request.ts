import {
  type CalendarDate,
  type DateRange,
  defaultOrdersRange,
  parseCalendarDate,
} from '../shared/index.ts';
import { appliedOrderFilter, emptyOrderFilter } from './order-filter.ts';
import type { OrderFilter } from './types.ts';

/** Sort orders of the list, each descending (spec 7). */
export const orderSorts = ['request-date', 'order-number', 'sicom-number'] as const;

/** A sort order of the list. */
export type OrderSort = (typeof orderSorts)[number];

/** The default sort order (spec 7). */
export const defaultOrderSort: OrderSort = 'request-date';

/** The request of the orders list: the panel's filter and a date range. */
export interface OrdersRequest {
  readonly filter: OrderFilter;
  /** Selected request dates; null for the default of two months. */
  readonly range: DateRange | null;
}

/** The default request. */
export const defaultOrdersRequest: OrdersRequest = { filter: emptyOrderFilter, range: null };

/** The sort order of a filter; the default if unknown. */
export const getOrderSort = ({ sortBy }: Pick<OrderFilter, 'sortBy'>): OrderSort =>
  orderSorts.find((sort) => sort === sortBy.trim()) ?? defaultOrderSort;

/**
 * The range of request dates, inclusive; null for no range. A single request date replaces the
 * range. A search by number has no default range.
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

/** Whether any condition differs from the default; sorting does not count. */
export const isNarrowedRequest = ({ filter, range }: OrdersRequest): boolean => {
  const { sortBy: _, ...conditions } = appliedOrderFilter(filter);
  return range !== null || Object.values(conditions).some((value) => value !== '');
};

/** Applies the portal-wide station filter, which replaces the list's own. An empty code changes nothing. */
export const requestAtStation = (
  { filter, range }: OrdersRequest,
  station: string,
): OrdersRequest => ({ filter: station === '' ? filter : { ...filter, station }, range });

const orderNumberShape = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,39}$/u;

/** Parses an order number of a URL; null if invalid. */
export const parseOrderNumber = (text: string | null): string | null => {
  const number = text?.trim() ?? '';
  return orderNumberShape.test(number) ? number : null;
};
