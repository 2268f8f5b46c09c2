import { z } from 'zod';
import { maybeText, wireMoney } from './query-as.ts';
import type { ReportColumn, ReportRow } from './report.ts';

/** The fields of a document that every list of documents prints. */
export const LINE_FIELDS = `num_factura nif_comunitario num_documento classification detalle
  fecha_documento fecha_vencimiento_documento dias_mora nombre_destino total`;

/** Documents as the account status and the history answer them. */
export const accountShape = z.array(
  z.object({
    subtotal: wireMoney,
    lines: z.array(
      z.object({
        num_factura: maybeText,
        nif_comunitario: maybeText,
        num_documento: maybeText,
        classification: maybeText,
        detalle: maybeText,
        fecha_documento: maybeText,
        fecha_vencimiento_documento: maybeText,
        dias_mora: z.number().nullish(),
        nombre_destino: maybeText,
        total: wireMoney,
      }),
    ),
  }),
);

type Line = z.infer<typeof accountShape>[number]['lines'][number];

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

/** A document in the order of the columns. */
export function lineRow(line: Line): ReportRow {
  return [
    line.nif_comunitario ?? line.num_factura,
    line.num_documento,
    line.classification,
    line.detalle,
    line.nombre_destino,
    line.fecha_documento,
    line.fecha_vencimiento_documento,
    line.total,
  ];
}
