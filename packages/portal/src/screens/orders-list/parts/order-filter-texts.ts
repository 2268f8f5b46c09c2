import { parseCalendarDate } from '@surtidor/domain';
import {
  clearOrderField,
  getFilterStatuses,
  getOrderFilterChips,
  type OrderFilterOptions,
  type OrderSort,
  type OrdersRequest,
  orderSorts,
} from '@surtidor/domain/orders';
import type { FilterChip } from '../../../features/lists/list-tools.tsx';
import type { StatusOptions } from '../../../features/orders/order-texts.ts';
import { orderFilters } from '../../../features/orders/orders-codec.ts';
import { formatDate } from '../../../platform/format/format-date.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';

/** The label of each sort order. */
export const sortLabels = {
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

/** Returns the conditions of a request with their values as text (spec 2). */
export function getOrderChips(
  request: OrdersRequest,
  options: OrderFilterOptions,
  text: Text,
): readonly FilterChip<OrdersRequest>[] {
  const { filter, range } = request;
  const chips = getOrderFilterChips(filter, options).map(({ field, value, label }) => {
    const date =
      field === 'orderDate' || field === 'deliveryDate' ? parseCalendarDate(value) : null;
    return {
      label: text(orderFilters[field].label),
      value: date ? formatDate(date, text) : label,
      cleared: { ...request, filter: clearOrderField(filter, field) },
    };
  });
  const rangeText =
    range &&
    text('{start} to {end}', {
      start: formatDate(range.start, text),
      end: formatDate(range.end, text),
    });
  return [
    ...chips,
    {
      label: text('Requested between'),
      value: rangeText,
      cleared: { ...request, range: null },
      isOutsidePanel: true,
    },
  ];
}
