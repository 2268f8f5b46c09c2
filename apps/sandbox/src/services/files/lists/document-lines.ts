import type { DocumentView } from '../../../accounts/document-source.ts';
import { type AmountKind, getLineAmount } from '../../../accounts/to-documento.ts';
import { formatDay } from '../format.ts';
import type { PdfFact } from '../pdf/pdf-document.ts';
import type { PrintContext } from '../print-context.ts';
import type { ReportColumn, ReportRow } from './report.ts';

/** The columns of document lists. */
export const LINE_COLUMNS: readonly ReportColumn[] = [
  { title: 'Factura', kind: 'text', share: 0.115, width: 16 },
  { title: 'Documento', kind: 'text', share: 0.11, width: 14 },
  { title: 'Clase', kind: 'text', share: 0.14, width: 20 },
  { title: 'Detalle', kind: 'text', share: 0.16, width: 34 },
  { title: 'Destino', kind: 'text', share: 0.12, width: 28 },
  { title: 'Fecha', kind: 'day', share: 0.105, width: 12 },
  { title: 'Vence', kind: 'day', share: 0.105, width: 12 },
  { title: 'Valor', kind: 'amount', share: 0.145, width: 18 },
];

/** Returns the values of a document in the order of `LINE_COLUMNS`. */
export function toReportRow(line: DocumentView, amount: AmountKind): ReportRow {
  return [
    line.nif_comunitario ?? line.num_factura,
    line.num_documento,
    line.classification,
    line.detalle,
    line.nombre_destino,
    line.fecha_documento,
    line.fecha_vencimiento_documento,
    getLineAmount(line, amount),
  ];
}

/** Returns the facts that are printed above a document list. */
export function getAccountFacts({ client, currency, today }: PrintContext): PdfFact[] {
  return [
    { label: 'Fecha de corte', value: formatDay(today) },
    { label: 'Cuenta', value: client.numero_cuenta },
    { label: 'Sociedad', value: client.codigoCompania },
    { label: 'Moneda', value: currency },
  ];
}
