import type { CalendarDate } from '@surtidor/domain';
import {
  getRequestDates,
  normalizeOrderFilter,
  type OrderFilterField,
  type OrderSort,
  type OrdersRequest,
} from '@surtidor/domain/orders';
import type { FilterTypeInput, PedidosFilterInput, PedidosSortField } from '../generated/types.ts';

/** Builds a condition that matches part of a number. */
const toContainsFilter = (number: string): FilterTypeInput => ({
  like: `%${number.replace(/[%_\\]/g, '')}%`,
});

/** Uses equality for one day and a range for several (spec 7). */
const toDateFilter = (dates: ReturnType<typeof getRequestDates>): FilterTypeInput | null => {
  if (dates === null) return null;
  const { start, end } = dates;
  return start === end ? { eq: start } : { gteq: start, lteq: end };
};

/** The fields that are a condition by themselves. The request date and the sort have their own rules. */
type ConditionField = Exclude<OrderFilterField, 'orderDate' | 'sortBy'>;

/** The condition of a field with a value (spec 7). */
const conditionByField: Readonly<Record<ConditionField, (value: string) => PedidosFilterInput>> = {
  number: (number) => {
    const like = toContainsFilter(number);
    return { or: { num_pedido: like, num_sicom: like } };
  },
  status: (status) => ({ estado_pedido: { eq: status } }),
  station: (station) => ({ destino: { eq: station } }),
  plant: (plant) => ({ detalle: { centro_logistico: { eq: plant } } }),
  deliveryDate: (date) => ({ fecha_entrega: { eq: date } }),
};

// The keys are the fields.
const conditionFields = Object.keys(conditionByField) as readonly ConditionField[];

/** Builds the filter of the orders list; unset conditions are absent (spec 7). */
export function toOrdersFilter(
  clientCode: string,
  request: OrdersRequest,
  today: CalendarDate,
): PedidosFilterInput {
  const filter = normalizeOrderFilter(request.filter);
  const days = toDateFilter(getRequestDates(request, today));
  const conditions = conditionFields
    .filter((field) => filter[field] !== '')
    .map((field) => conditionByField[field](filter[field]));
  return Object.assign(
    { id_cliente: { eq: clientCode } },
    days && { fecha_pedido: days },
    ...conditions,
  );
}

/** Maps our sorts to the backend's fields. */
export const toOrdersSort = {
  'request-date': 'fecha_pedido',
  'order-number': 'num_pedido',
  'sicom-number': 'num_sicom',
} as const satisfies Record<OrderSort, PedidosSortField>;
