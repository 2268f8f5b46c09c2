import {
  appliedOrderFilter,
  type CalendarDate,
  type OrderSort,
  type OrdersRequest,
  requestDays,
} from '@surtidor/domain';
import type { FilterTypeInput, PedidosFilterInput, PedidosSortField } from '../generated/types.ts';

/** A part of a number, wherever it stands: people type the digits they remember. */
const containing = (number: string): FilterTypeInput => ({
  like: `%${number.replace(/[%_\\]/g, '')}%`,
});

/** One day is asked for as such, several as a range (spec 7). */
const within = (days: ReturnType<typeof requestDays>): FilterTypeInput | null => {
  if (days === null) return null;
  const { start, end } = days;
  return start === end ? { eq: start } : { gteq: start, lteq: end };
};

/** The wire's filter of the orders list; a condition that is not set is absent (spec 7). */
export function toOrdersFilter(
  clientCode: string,
  request: OrdersRequest,
  today: CalendarDate,
): PedidosFilterInput {
  const { number, status, station, plant, deliveryDate } = appliedOrderFilter(request.filter);
  const days = within(requestDays(request, today));
  const like = containing(number);
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

/** The wire's field for each order of the list. */
export const toOrdersSort = {
  'request-date': 'fecha_pedido',
  'order-number': 'num_pedido',
  'sicom-number': 'num_sicom',
} as const satisfies Record<OrderSort, PedidosSortField>;
