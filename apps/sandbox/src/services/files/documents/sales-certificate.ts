import type { CertificateRow } from '../../../database/index.ts';
import { formatAmount, formatDay } from '../format.ts';
import { toClientParty, toIssuerParty } from '../parties.ts';
import type { PdfDocument, PdfTable } from '../pdf/pdf-document.ts';
import type { PrintContext } from '../print-context.ts';

interface Sale {
  readonly num_factura: string;
  readonly fecha_documento: string;
  readonly nombre_destino: string | null;
  readonly importe: number;
}

const SALES_QUERY = `select num_factura, fecha_documento, nombre_destino, importe from documents
  where client_code = :client and tipo_documento = 'RV' and negocio = :business
    and fecha_documento between :from and :to
    and (:destination is null or destino = :destination)
  order by fecha_documento, id`;

/** Builds the PDF of a sales certificate from the invoices of its period. Returns null if it does not exist. */
export function buildSalesCertificatePdf(
  context: PrintContext,
  subject: string,
): PdfDocument | null {
  const { db, client, currency } = context;
  const certificate = db.get<CertificateRow>(
    'select * from certificates where id = :id and client_code = :client',
    { id: Number(subject) || 0, client: client.cliente },
  );
  if (!certificate) return null;
  const sales = db.all<Sale>(SALES_QUERY, {
    client: client.cliente,
    business: certificate.negocio,
    from: certificate.fecha_inicio,
    to: certificate.fecha_fin,
    destination: certificate.destinatario,
  });
  const total = sales.reduce((sum, sale) => sum + sale.importe, 0);
  const isDetailed = certificate.modo_impresion === 'DETALLADO';
  return {
    title: 'Certificado de ventas',
    number: `N.º ${certificate.increment_sales_certificate}`,
    issuer: toIssuerParty(context.country),
    parties: [toClientParty(client)],
    facts: [
      { label: 'Desde', value: formatDay(certificate.fecha_inicio) },
      { label: 'Hasta', value: formatDay(certificate.fecha_fin) },
      { label: 'Negocio', value: certificate.negocio },
      { label: 'Destino', value: certificate.nombre_comercial ?? 'Todos los destinos' },
    ],
    statement: `${toIssuerParty(context.country).name} certifica que entre el ${formatDay(certificate.fecha_inicio)} y el ${formatDay(certificate.fecha_fin)} facturó a ${client.nombre}, identificado con ${client.tipoNit} ${client.clienteNit}, las ventas que se relacionan a continuación.`,
    tables: [isDetailed ? buildDetailedTable(context, sales) : buildMonthlyTable(context, sales)],
    totals: [{ label: 'Total facturado', value: formatAmount(total, currency) }],
    notes: [
      `Se expide a solicitud del interesado el ${formatDay(context.today)}. Documento de un ambiente de demostración.`,
    ],
  };
}

function buildDetailedTable({ currency }: PrintContext, sales: readonly Sale[]): PdfTable {
  return {
    title: 'Ventas por factura',
    columns: [
      { title: 'Factura', share: 0.2, align: 'left' },
      { title: 'Fecha', share: 0.17, align: 'left' },
      { title: 'Destino', share: 0.39, align: 'left' },
      { title: 'Valor', share: 0.24, align: 'right' },
    ],
    rows: sales.map((sale) => [
      sale.num_factura,
      formatDay(sale.fecha_documento),
      sale.nombre_destino ?? '—',
      formatAmount(sale.importe, currency),
    ]),
    emptyText: 'No hay ventas facturadas en este periodo.',
  };
}

function buildMonthlyTable({ currency }: PrintContext, sales: readonly Sale[]): PdfTable {
  const months = Map.groupBy(sales, (sale) => sale.fecha_documento.slice(0, 7));
  return {
    title: 'Ventas por mes',
    columns: [
      { title: 'Mes', share: 0.4, align: 'left' },
      { title: 'Facturas', share: 0.25, align: 'right' },
      { title: 'Valor', share: 0.35, align: 'right' },
    ],
    rows: [...months].map(([month, monthSales]) => [
      formatDay(`${month}-01`).replace(/^1 /, ''),
      String(monthSales.length),
      formatAmount(
        monthSales.reduce((sum, sale) => sum + sale.importe, 0),
        currency,
      ),
    ]),
    emptyText: 'No hay ventas facturadas en este periodo.',
  };
}
