import {
  clearOrderField,
  formatDate,
  getFilterStatuses,
  getOrderFilterChips,
  type OrderFilterField,
  type OrderFilterOptions,
  type OrderSort,
  type OrdersRequest,
  orderSorts,
  parseCalendarDate,
} from '@surtidor/domain';
import type { ActiveFilter } from '@surtidor/ui';
import type { StatusOptions } from '../../../features/orders/order-texts.ts';
import type { PortalMessageKey } from '../../../platform/messages/es.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';

/** The label of each filter, in the panel and on its chip. */
export const fieldLabels = {
  number: 'Order number (SAP or SICOM)',
  status: 'Status',
  station: 'Service station',
  plant: 'Dispatch plant',
  orderDate: 'Request date',
  deliveryDate: 'Estimated delivery',
  sortBy: 'Sort by',
} as const satisfies Record<OrderFilterField, PortalMessageKey>;

const sortLabels = {
  'request-date': 'Request date',
  'order-number': 'SAP number',
  'sicom-number': 'SICOM number',
} as const satisfies Record<OrderSort, PortalMessageKey>;

/** Returns the status and sort options. The stations and plants come from the backend. */
export const getFixedOptions = (
  { orderStatusSix, orderStatusNames }: StatusOptions,
  text: Text,
): Pick<OrderFilterOptions, 'statuses' | 'sorts'> => ({
  statuses: getFilterStatuses(orderStatusSix, orderStatusNames).map(({ code, label }) => ({
    id: code,
    name: text(label),
  })),
  sorts: orderSorts.map((id) => ({ id, name: text(sortLabels[id]) })),
});

const rangeId = 'range';

/** Returns a chip for each active filter (spec 2), with its value as text. */
export function getOrderChips(
  { filter, range }: OrdersRequest,
  options: OrderFilterOptions,
  text: Text,
): readonly ActiveFilter[] {
  const chips = getOrderFilterChips(filter, options).map(({ field, value, label }) => {
    const date =
      field === 'orderDate' || field === 'deliveryDate' ? parseCalendarDate(value) : null;
    return { id: field, label: text(fieldLabels[field]), value: date ? formatDate(date) : label };
  });
  const rangeText =
    range &&
    text('{start} to {end}', { start: formatDate(range.start), end: formatDate(range.end) });
  return [...chips, { id: rangeId, label: text('Requested between'), value: rangeText }];
}

const isOrderFilterField = (id: string): id is OrderFilterField => id in fieldLabels;

/** Returns the request without the filter of a chip. */
export function removeChip(request: OrdersRequest, id: string): OrdersRequest {
  if (id === rangeId) return { ...request, range: null };
  return isOrderFilterField(id)
    ? { ...request, filter: clearOrderField(request.filter, id) }
    : request;
}
