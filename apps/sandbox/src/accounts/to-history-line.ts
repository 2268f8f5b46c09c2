import type { AccountStatusHistoryLine } from '@surtidor/data/schema';
import type { EveryField } from '../shared/every-field.ts';
import { formatMinor } from '../shared/money.ts';
import type { DocumentView } from './document-source.ts';

/** Maps a movement for AccountStatusHistory (spec 3, account status history record). */
export const toHistoryLine = (row: DocumentView) =>
  ({
    id_histocuenta_detalle: row.id_histocta_detalle,
    dias_mora: row.dias_mora,
    nif_comunitario: row.nif_comunitario,
    numero_documento: row.num_documento,
    numero_factura: row.num_factura,
    cufe: row.cufe,
    tipo_documento: row.tipo_documento,
    clasificacion: row.classification,
    agrupacion: row.agrupacion,
    fecha_documento: row.fecha_documento,
    fecha_vencimiento_documento: row.fecha_vencimiento_documento,
    detalle: row.detalle,
    total: formatMinor(row.importe),
    estado_documento: row.estado_documento,
    negocio: row.negocio,
    periodo: row.fecha_documento.slice(0, 7),
    nombre_destino: row.nombre_destino,
    created_at: row.created_at,
  }) satisfies EveryField<AccountStatusHistoryLine>;
