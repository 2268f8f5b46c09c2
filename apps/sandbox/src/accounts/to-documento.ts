import type { Documento } from '@surtidor/data/schema';
import type { ClientScope } from '../environment/scope.ts';
import type { EveryField } from '../shared/every-field.ts';
import { formatMinor } from '../shared/money.ts';
import type { DocumentView } from './document-source.ts';

/** Which amount a line shows: the open balance or the document's original amount. */
export type AmountKind = 'open' | 'original';

/** Returns the amount of a line in minor units. A document without a balance shows its original amount. */
export const getLineAmount = (row: DocumentView, amount: AmountKind): number =>
  amount === 'open' && row.saldo !== 0 ? row.saldo : row.importe;

/** Maps a row to the contract's `Documento`. */
export const toDocumento = ({ client }: ClientScope, row: DocumentView, amount: AmountKind) =>
  ({
    id_edocta: client.id_edocta,
    tipo_cuenta: client.tipoCuenta,
    numero_cuenta: client.numero_cuenta,
    sociedad: client.codigoCompania,
    id_edocta_detalle: row.id,
    id_histocta_detalle: row.id_histocta_detalle,
    bloqueada: row.locked,
    motivo_bloqueo: row.lock_kind,
    fecha_bloqueo: row.lock_since,
    agrupacion: row.agrupacion,
    classification: row.classification,
    num_documento: row.num_documento,
    num_factura: row.num_factura,
    nif_comunitario: row.nif_comunitario,
    cufe: row.cufe,
    tipo_documento: row.tipo_documento,
    estado_documento: row.estado_documento,
    estado_numero_documento: row.estado_numero_documento,
    fecha_documento: row.fecha_documento,
    fecha_vencimiento_documento: row.fecha_vencimiento_documento,
    dias_mora: row.dias_mora,
    dias_mora_documento: row.dias_mora,
    total: formatMinor(getLineAmount(row, amount)),
    detalle: row.detalle,
    destino: row.destino,
    nombre_destino: row.nombre_destino,
    nombre_cliente: client.nombre,
    ciudad: row.ciudad,
    direccion: row.direccion,
    created_at: row.created_at,
    moneda: client.moneda,
  }) satisfies EveryField<Documento>;
