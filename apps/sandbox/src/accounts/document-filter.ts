import type {
  AccountHistoryDetailFilterInput,
  AccountStatusDetailFilterInput,
  AccountStatusFilterInput,
  DocumentosFilterInput,
  FilterTypeInput,
} from '@surtidor/data/schema';
import { type FilterKind, makeWhere, type Where } from '../database/where.ts';
import type { ClientScope } from '../environment/scope.ts';

/** Filter fields of documents that are columns. */
type FilterName = Exclude<
  | keyof DocumentosFilterInput
  | keyof AccountHistoryDetailFilterInput
  | keyof AccountStatusDetailFilterInput
  | keyof AccountStatusFilterInput,
  'busqueda' | 'codigo_cliente' | 'detalle'
>;

/** Filters by field name; the filter inputs are subsets of it. */
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

/** The conditions of a query on documentSource: its scope first, then the filter's. */
export function documentWhere(
  scope: ClientScope,
  filter: DocumentFilter | null | undefined,
): Where {
  const where = makeWhere('1', { client: scope.clientCode, today: scope.today });
  // Object.keys widens to string; the table's keys are the names.
  for (const name of Object.keys(columns) as (keyof typeof columns)[]) {
    const [column, kind] = columns[name];
    where.filter(column, filter?.[name], kind);
  }
  addState(where, filter?.estado_documento);
  return where;
}

/** 'A' matches every open document, whatever its due date. */
function addState(where: Where, filter: FilterTypeInput | null | undefined): void {
  if (!filter) return;
  const { neq, ...positive } = filter;
  where.filter('estado_documento', { neq: neq ?? null });
  const stateCodes = getStates(positive);
  if (stateCodes.length === 0) return;
  where.and(
    `estado_documento in (select value from json_each(:states))
     or estado_numero_documento in (select value from json_each(:states))`,
    { states: JSON.stringify(stateCodes) },
  );
}

/** The values of a status filter. */
export const getStates = (filter: FilterTypeInput | null | undefined): string[] =>
  [filter?.eq, ...(filter?.in ?? [])]
    .flatMap((text) => (text ?? '').split(','))
    .map((text) => text.trim())
    .filter(Boolean);
