import type {
  Compensacion,
  CompensacionDetalle,
  CompensacionesFilterInput,
  CompensacionesSortInput,
} from '@surtidor/data/schema';
import type { CompensationLineRow, CompensationRow } from '../database/index.ts';
import { buildOrderBy, type Page } from '../database/paging.ts';
import { createWhere, type Where } from '../database/where.ts';
import type { ClientScope } from '../environment/scope.ts';
import type { EveryField } from '../shared/every-field.ts';
import { formatMinor } from '../shared/money.ts';

const statusLabels: Readonly<Record<string, string>> = {
  B: 'En proceso',
  F: 'Rechazada',
  S: 'Completada',
};

const sortColumns = {
  created_at: 'created_at',
  id_compensacion: 'id_compensacion',
  total_compensado: 'total_compensado',
} as const satisfies EveryField<CompensacionesSortInput>;

function buildWhere(
  scope: ClientScope,
  filter: CompensacionesFilterInput | null | undefined,
): Where {
  const where = createWhere('client_code = :client', { client: scope.clientCode });
  where.filter('estado', filter?.estado);
  where.filter('created_at', filter?.created_at, 'instant');
  where.filter('id_compensacion', filter?.id_compensacion, 'integer');
  where.filter('idempotency_key', filter?.idempotency_key);
  if (filter?.num_factura) {
    const linesWhere = createWhere('1', {}, 'line');
    linesWhere.filter('num_factura', filter.num_factura);
    where.and(
      `id_compensacion in (select id_compensacion from compensation_lines where ${linesWhere.sql})`,
      linesWhere.params,
    );
  }
  return where;
}

/** Returns a page of compensations and the total count. */
export function findCompensations(
  scope: ClientScope,
  filter: CompensacionesFilterInput | null | undefined,
  sort: CompensacionesSortInput | null | undefined,
  page: Page,
): { readonly rows: readonly CompensationRow[]; readonly count: number } {
  const where = buildWhere(scope, filter);
  const from = `from compensations where ${where.sql}`;
  const order = buildOrderBy(
    sort,
    sortColumns,
    { field: 'created_at', direction: 'DESC' },
    'id_compensacion',
  );
  return {
    rows: scope.db.all<CompensationRow>(`select * ${from} ${order} limit :limit offset :offset`, {
      ...where.params,
      ...page,
    }),
    count:
      scope.db.get<{ count: number }>(`select count(*) as count ${from}`, where.params)?.count ?? 0,
  };
}

/** Returns the lines of a compensation, payments first. */
const listLines = ({ db }: ClientScope, id: number): CompensationLineRow[] =>
  db.all<CompensationLineRow>(
    `select * from compensation_lines where id_compensacion = :id
     order by tipo_documento desc, id_compensacion_detalle`,
    { id },
  );

const toDetalle = (line: CompensationLineRow) =>
  ({
    id_compensacion_detalle: line.id_compensacion_detalle,
    num_documento: line.num_documento,
    num_factura: line.num_factura,
    fecha_documento: line.fecha_documento,
    fecha_vencimiento_documento: line.fecha_vencimiento_documento,
    monto_documento: formatMinor(line.monto_documento),
    valor_pagado: formatMinor(line.valor_pagado),
    tipo_documento: line.tipo_documento,
  }) satisfies EveryField<CompensacionDetalle>;

/** Maps a row to the contract's `Compensacion` (spec 3). */
export function toCompensacion(scope: ClientScope, row: CompensationRow) {
  const { client } = scope;
  return {
    id_compensacion: row.id_compensacion,
    id_transaccion: row.id_transaccion,
    idempotency_key: row.idempotency_key,
    id_cliente: String(client.id),
    codigo_cliente: client.cliente,
    nombre_cliente: client.nombre,
    cliente_nit: client.clienteNit,
    street: client.direccion,
    total_compensado: formatMinor(row.total_compensado),
    total_pagos: formatMinor(row.total_pagos),
    total_facturas: formatMinor(row.total_facturas),
    estado: row.estado,
    estado_descripcion: statusLabels[row.estado] ?? '',
    created_at: row.created_at,
    updated_at: row.updated_at,
    moneda: client.moneda,
    detalle: () => listLines(scope, row.id_compensacion).map(toDetalle),
  } satisfies EveryField<Compensacion>;
}
