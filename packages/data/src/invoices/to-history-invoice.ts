import type { AccountLine } from '@surtidor/domain/invoices';
import { readObject, type StoreContext } from '../shared/readers.ts';
import type { HistoryLineFieldsFragment } from './history-line-fields.generated.ts';
import { toInvoice } from './to-invoice.ts';

/** Fields of an account that apply to all its lines. */
export interface HistoryAccount {
  readonly nombre_cliente: string | null;
}

/** Fields that lines of `AccountStatusHistory` lack. */
const missingFields = {
  id_edocta_detalle: null,
  bloqueada: null,
  motivo_bloqueo: null,
  fecha_bloqueo: null,
  estado_numero_documento: null,
  moneda: null,
  destino: null,
};

/** Maps a line of `AccountStatusHistory`, whose fields have different names (spec 3). */
export function toHistoryInvoice(
  row: HistoryLineFieldsFragment | null,
  { nombre_cliente }: HistoryAccount,
  storeContext: StoreContext,
): AccountLine | null {
  const wire = readObject(row);
  if (!wire) return null;
  const {
    id_histocuenta_detalle,
    numero_documento,
    numero_factura,
    clasificacion,
    ...sharedFields
  } = wire;
  return toInvoice(
    {
      ...missingFields,
      ...sharedFields,
      nombre_cliente: nombre_cliente ?? null,
      id_histocta_detalle: id_histocuenta_detalle,
      num_documento: numero_documento,
      num_factura: numero_factura,
      classification: clasificacion,
    },
    storeContext,
  );
}
