import {
  type CalendarDate,
  type DateRange,
  getDefaultOrdersRange,
  parseCalendarDate,
} from '../shared/index.ts';
import { emptyOrderFilter, normalizeOrderFilter, type OrderFilter } from './order-filter.ts';

/** Sort orders of the list, all descending (spec 7). */
export const orderSorts = ['request-date', 'order-number', 'sicom-number'] as const;

/** A sort order of the list. */
export type OrderSort = (typeof orderSorts)[number];

/** The default sort order (spec 7). */
export const defaultOrderSort: OrderSort = 'request-date';

/** The request of the orders list: the panel's filter and a date range. */
export interface OrdersRequest {
  readonly filter: OrderFilter;
  /** The selected request dates; null for the default of two months. */
  readonly range: DateRange | null;
}

/** The default request. */
export const defaultOrdersRequest: OrdersRequest = { filter: emptyOrderFilter, range: null };

/** Returns the sort order of a filter; the default if unknown. */
export const getOrderSort = ({ sortBy }: Pick<OrderFilter, 'sortBy'>): OrderSort =>
  orderSorts.find((sort) => sort === sortBy.trim()) ?? defaultOrderSort;

/**
 * Returns the range of request dates, inclusive; null for no range. A single request date replaces the
 * range. A search by number has no default range.
 */
export function getRequestDates(
  { filter, range }: OrdersRequest,
  today: CalendarDate,
): DateRange | null {
  const { orderDate, number } = normalizeOrderFilter(filter);
  const day = parseCalendarDate(orderDate);
  if (day !== null) return { start: day, end: day };
  if (range !== null) return range;
  return number === '' ? getDefaultOrdersRange(today) : null;
}

/** Whether any condition differs from the default, apart from sorting. */
export const isFilteredRequest = ({ filter, range }: OrdersRequest): boolean => {
  const { sortBy: _, ...conditions } = normalizeOrderFilter(filter);
  return range !== null || Object.values(conditions).some((value) => value !== '');
};

/** Replaces the list's station filter with the portal-wide one, unless its code is empty. */
export const setRequestStation = (
  { filter, range }: OrdersRequest,
  station: string,
): OrdersRequest => ({ filter: station === '' ? filter : { ...filter, station }, range });

const orderNumberPattern = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,39}$/u;

/** Parses an order number from a URL; returns null if it is invalid. */
export const parseOrderNumber = (text: string | null): string | null => {
  const number = text?.trim() ?? '';
  return orderNumberPattern.test(number) ? number : null;
};
