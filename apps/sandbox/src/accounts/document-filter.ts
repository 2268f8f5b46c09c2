import type {
  AccountHistoryDetailFilterInput,
  AccountStatusDetailFilterInput,
  AccountStatusFilterInput,
  DocumentosFilterInput,
  FilterTypeInput,
} from '@surtidor/data/schema';
import { createWhere, type FilterKind, type Where } from '../database/where.ts';
import type { ClientScope } from '../environment/scope.ts';

/** The filter fields that map to a column. */
type FilterName = Exclude<
  | keyof DocumentosFilterInput
  | keyof AccountHistoryDetailFilterInput
  | keyof AccountStatusDetailFilterInput
  | keyof AccountStatusFilterInput,
  'busqueda' | 'codigo_cliente' | 'detalle'
>;

/** Filters by field name. Each filter input of the contract is a subset of this type. */
export type DocumentFilter = Readonly<Partial<Record<FilterName, FilterTypeInput | null>>>;

const columns = {
  id_edocta_detalle: ['id', 'integer'],
  id_histocta_detalle: ['id_histocta_detalle', 'integer'],
  num_documento: ['num_documento', 'text'],
  num_factura: ['num_factura', 'text'],
  nif_comunitario: ['nif_comunitario', 'text'],
  agrupacion: ['agrupacion', 'text'],
  classification: ['classification', 'text'],
  tipo_documento: ['tipo_documento', 'text'],
  estado_numero_documento: ['estado_numero_documento', 'text'],
  fecha_documento: ['fecha_documento', 'day'],
  fecha_vencimiento_documento: ['fecha_vencimiento_documento', 'day'],
  periodo: ['substr(fecha_documento, 1, 7)', 'text'],
  bloqueada: ['locked', 'text'],
  destino: ['destino', 'text'],
  negocio: ['negocio', 'text'],
  total: ['saldo', 'money'],
} as const satisfies Record<Exclude<FilterName, 'estado_documento'>, readonly [string, FilterKind]>;

/** Builds the `where` clause of a query on `documentSource`: the client's scope and the filter. */
export function buildDocumentWhere(
  scope: ClientScope,
  filter: DocumentFilter | null | undefined,
): Where {
  const where = createWhere('1', { client: scope.clientCode, today: scope.today });
  // Object.keys returns string[], so restore the key type.
  for (const name of Object.keys(columns) as (keyof typeof columns)[]) {
    const [column, kind] = columns[name];
    where.filter(column, filter?.[name], kind);
  }
  addStatusFilter(where, filter?.estado_documento);
  return where;
}

/** Adds a filter that matches either status column: 'A' finds every open document, whatever its due date. */
function addStatusFilter(where: Where, filter: FilterTypeInput | null | undefined): void {
  if (!filter) return;
  const { neq, ...positiveFilter } = filter;
  where.filter('estado_documento', { neq: neq ?? null });
  const statusCodes = getStatusCodes(positiveFilter);
  if (statusCodes.length === 0) return;
  where.and(
    `estado_documento in (select value from json_each(:states))
     or estado_numero_documento in (select value from json_each(:states))`,
    { states: JSON.stringify(statusCodes) },
  );
}

/** Returns the values of a status filter's `eq` and `in`; `in` may contain comma-separated lists. */
export const getStatusCodes = (filter: FilterTypeInput | null | undefined): string[] =>
  [filter?.eq, ...(filter?.in ?? [])]
    .flatMap((text) => (text ?? '').split(','))
    .map((text) => text.trim())
    .filter(Boolean);
