import type { DocumentRow, OrderLineRow } from '../../../database/index.ts';
import { formatAmount, formatDay, formatQuantity } from '../format.ts';
import { toClientParty, toIssuerParty } from '../parties.ts';
import type { PdfDocument, PdfParty, PdfTable } from '../pdf/pdf-document.ts';
import type { PrintContext } from '../print-context.ts';

const TITLES = new Map([
  ['RV', 'Factura de venta'],
  ['DG', 'Nota crédito'],
  ['DZ', 'Comprobante de pago'],
]);

/** Builds the PDF of an invoice, note or payment by id_edocta_detalle. Returns null if it does not exist. */
export function buildDocumentPdf(context: PrintContext, detailId: string): PdfDocument | null {
  const document = context.db.get<DocumentRow>(
    'select * from documents where id = :id and client_code = :client',
    { id: Number(detailId) || 0, client: context.client.cliente },
  );
  if (!document) return null;
  const format = (minor: number) => formatAmount(minor, context.currency);
  return {
    title: TITLES.get(document.tipo_documento) ?? 'Nota débito',
    number: `N.º ${document.nif_comunitario ?? document.num_factura}`,
    issuer: toIssuerParty(context.country),
    parties: [toClientParty(context.client), toDestinationParty(document)],
    facts: [
      { label: 'Fecha del documento', value: formatDay(document.fecha_documento) },
      { label: 'Vencimiento', value: formatDay(document.fecha_vencimiento_documento) },
      { label: 'Documento', value: document.num_documento },
      { label: 'Clase', value: document.classification },
    ],
    statement: null,
    tables: [buildContentTable(context, document)],
    totals: [
      { label: 'Valor del documento', value: format(document.importe) },
      { label: 'Aplicado', value: format(document.importe - document.saldo) },
      { label: 'Saldo pendiente', value: format(document.saldo) },
    ],
    notes: [
      ...(document.cufe === null ? [] : [`Código único de factura electrónica: ${document.cufe}`]),
      `Impreso el ${formatDay(context.today)}. Documento de un ambiente de demostración, sin validez fiscal.`,
    ],
  };
}

function toDestinationParty(document: DocumentRow): PdfParty {
  return {
    label: 'Destino',
    name: document.nombre_destino ?? 'Sin destino asignado',
    lines: [document.destino ?? '', document.direccion ?? '', document.ciudad ?? ''],
  };
}

/** Builds a table with the order's products, or with the document's description if it has no order. */
function buildContentTable(context: PrintContext, document: DocumentRow): PdfTable {
  const lines = context.db.all<OrderLineRow>(
    `select order_lines.* from order_lines join orders using (id_pedido)
      where orders.client_code = :client and orders.num_factura = :invoice`,
    { client: context.client.cliente, invoice: document.num_factura },
  );
  if (lines.length > 0) return buildProductTable(lines);
  return {
    title: null,
    columns: [
      { title: 'Descripción', share: 0.5, align: 'left' },
      { title: 'Agrupación', share: 0.25, align: 'left' },
      { title: 'Valor', share: 0.25, align: 'right' },
    ],
    rows: [
      [
        document.detalle || document.classification,
        document.agrupacion,
        formatAmount(document.importe, context.currency),
      ],
    ],
    emptyText: '',
  };
}

/** Builds the table of products for invoices, remissions and load orders. */
export function buildProductTable(lines: readonly OrderLineRow[]): PdfTable {
  return {
    title: null,
    columns: [
      { title: 'Código', share: 0.14, align: 'left' },
      { title: 'Producto', share: 0.42, align: 'left' },
      { title: 'Planta', share: 0.2, align: 'left' },
      { title: 'Unidad', share: 0.1, align: 'left' },
      { title: 'Cantidad', share: 0.14, align: 'right' },
    ],
    rows: lines.map((line) => [
      line.cod_producto,
      line.descripcion,
      line.nombre_centro_logistico,
      line.unidad_medida,
      formatQuantity(line.cantidad),
    ]),
    emptyText: 'Sin productos registrados.',
  };
}
