import type { Documento } from '@surtidor/data/schema';
import type { ClientScope } from '../environment/scope.ts';
import type { EveryField } from '../shared/every-field.ts';
import { formatMinor } from '../shared/money.ts';
import type { ReadDocument } from './document-source.ts';

/** Which amount a line shows: the open balance or the document amount. */
export type ShownAmount = 'open' | 'original';

/** The displayed total of a document; compensated ones show their amount. */
export const shownAmount = (row: ReadDocument, amount: ShownAmount): number =>
  amount === 'open' && row.saldo !== 0 ? row.saldo : row.importe;

/** A document as the contract writes it. */
export const toDocumento = ({ client }: ClientScope, row: ReadDocument, amount: ShownAmount) =>
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
    total: formatMinor(shownAmount(row, amount)),
    detalle: row.detalle,
    destino: row.destino,
    nombre_destino: row.nombre_destino,
    nombre_cliente: client.nombre,
    ciudad: row.ciudad,
    direccion: row.direccion,
    created_at: row.created_at,
    moneda: client.moneda,
  }) satisfies EveryField<Documento>;
