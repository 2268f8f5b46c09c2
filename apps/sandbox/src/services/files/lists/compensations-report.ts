import { z } from 'zod';
import type { PrintContext } from '../print-context.ts';
import { writtenDay } from '../written.ts';
import { filterOf, maybeText, type QueryAs, WHOLE_LIST, wireMoney } from './query-as.ts';
import type { Report } from './report.ts';

const OPERATION = `query CompensationsFile($filter: CompensacionesFilterInput, $pageSize: Int) {
  listarCompensaciones(filter: $filter, pageSize: $pageSize) {
    items {
      id_transaccion estado_descripcion created_at updated_at
      total_pagos total_facturas total_compensado
    }
  }
}`;
const answer = z.object({
  listarCompensaciones: z.object({
    items: z.array(
      z.object({
        id_transaccion: maybeText,
        estado_descripcion: maybeText,
        created_at: maybeText,
        updated_at: maybeText,
        total_pagos: wireMoney,
        total_facturas: wireMoney,
        total_compensado: wireMoney,
      }),
    ),
  }),
});

/** The client's compensations under a filter (specification 2, "Compensations"). */
export async function compensationsReport(
  context: PrintContext,
  subject: string,
  queryAs: QueryAs,
): Promise<Report> {
  const data = await queryAs(context.client.cliente, OPERATION, {
    filter: filterOf(subject),
    pageSize: WHOLE_LIST,
  });
  const { items } = answer.parse(data).listarCompensaciones;
  return {
    title: 'Compensaciones',
    facts: [
      { label: 'Fecha', value: writtenDay(context.today) },
      { label: 'Moneda', value: context.currency },
    ],
    columns: [
      { title: 'Transacción', kind: 'text', share: 0.19, width: 22 },
      { title: 'Estado', kind: 'text', share: 0.14, width: 16 },
      { title: 'Creada', kind: 'day', share: 0.13, width: 12 },
      { title: 'Actualizada', kind: 'day', share: 0.13, width: 12 },
      { title: 'Pagos', kind: 'amount', share: 0.14, width: 18 },
      { title: 'Facturas', kind: 'amount', share: 0.13, width: 18 },
      { title: 'Compensado', kind: 'amount', share: 0.14, width: 18 },
    ],
    rows: items.map((item) => [
      item.id_transaccion,
      item.estado_descripcion,
      item.created_at,
      item.updated_at,
      item.total_pagos,
      item.total_facturas,
      item.total_compensado,
    ]),
    totals: [],
    whenEmpty: 'No hay compensaciones con este filtro.',
  };
}
