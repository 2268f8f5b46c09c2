import {
  type CalendarDate,
  getRequestDates,
  normalizeOrderFilter,
  type OrderSort,
  type OrdersRequest,
} from '@surtidor/domain';
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

/** Builds the filter of the orders list; unset conditions are absent (spec 7). */
export function toOrdersFilter(
  clientCode: string,
  request: OrdersRequest,
  today: CalendarDate,
): PedidosFilterInput {
  const { number, status, station, plant, deliveryDate } = normalizeOrderFilter(request.filter);
  const days = toDateFilter(getRequestDates(request, today));
  const like = toContainsFilter(number);
  return {
    id_cliente: { eq: clientCode },
    ...(days && { fecha_pedido: days }),
    ...(number && { or: { num_pedido: like, num_sicom: like } }),
    ...(status && { estado_pedido: { eq: status } }),
    ...(station && { destino: { eq: station } }),
    ...(plant && { detalle: { centro_logistico: { eq: plant } } }),
    ...(deliveryDate && { fecha_entrega: { eq: deliveryDate } }),
  };
}

/** Maps our sorts to the backend's fields. */
export const toOrdersSort = {
  'request-date': 'fecha_pedido',
  'order-number': 'num_pedido',
  'sicom-number': 'num_sicom',
} as const satisfies Record<OrderSort, PedidosSortField>;
