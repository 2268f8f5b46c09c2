import type { FileKind, FileRequest } from '../../environment/file-request.ts';
import { documentPdf } from './documents/account-document.ts';
import { balancesPdf } from './documents/balances-certificate.ts';
import { loadOrderPdf, remissionPdf } from './documents/dispatch-documents.ts';
import { salesCertificatePdf } from './documents/sales-certificate.ts';
import { accountHistoryReport } from './lists/account-history-report.ts';
import { accountStatusReport } from './lists/account-status-report.ts';
import { compensationsReport } from './lists/compensations-report.ts';
import { ordersReport } from './lists/orders-report.ts';
import { type Report, reportPdf, reportSheet } from './lists/report.ts';
import type { PdfDocument } from './pdf/pdf-document.ts';
import { renderPdf } from './pdf/render-pdf.ts';
import type { PrintContext } from './print-context.ts';
import { writeXlsx } from './xlsx/write-xlsx.ts';

const CONTENT_TYPE = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A file ready to be sent. */
export interface PrintedFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

type Source =
  | {
      readonly kind: 'document';
      readonly make: (context: PrintContext, subject: string) => PdfDocument | null;
    }
  | {
      readonly kind: 'report';
      readonly make: (context: PrintContext, filter: object | null) => Report;
    };

const SOURCES: Record<FileKind, Source & { readonly name: string }> = {
  document: { kind: 'document', name: 'documento', make: documentPdf },
  remission: { kind: 'document', name: 'remision', make: remissionPdf },
  'load-order': { kind: 'document', name: 'orden-de-cargue', make: loadOrderPdf },
  'sales-certificate': {
    kind: 'document',
    name: 'certificado-de-ventas',
    make: salesCertificatePdf,
  },
  'certificate-of-balances': { kind: 'document', name: 'certificado-de-saldos', make: balancesPdf },
  'account-status': { kind: 'report', name: 'estado-de-cuenta', make: accountStatusReport },
  'account-history': { kind: 'report', name: 'historico', make: accountHistoryReport },
  orders: { kind: 'report', name: 'pedidos', make: ordersReport },
  compensations: { kind: 'report', name: 'compensaciones', make: compensationsReport },
};

/** Generates the requested file; null if its subject or format does not exist. */
export async function printFile(
  context: PrintContext,
  { kind, format, subject }: FileRequest,
): Promise<PrintedFile | null> {
  const source = SOURCES[kind];
  const file = (bytes: Uint8Array<ArrayBuffer>): PrintedFile => ({
    name: `${[source.name, ...getName(source, subject)].join('-')}.${format}`,
    contentType: CONTENT_TYPE[format],
    bytes,
  });
  const printedAt = Date.parse(`${context.today}T12:00:00Z`);
  if (source.kind === 'report') {
    const report = source.make(context, getFilter(subject));
    if (format === 'xlsx') return file(await writeXlsx(reportSheet(context, report)));
    return file(await renderPdf(reportPdf(context, report), printedAt));
  }
  const document = format === 'pdf' ? source.make(context, subject) : null;
  return document && file(await renderPdf(document, printedAt));
}

/** Documents are named after their subject; lists, whose subject is a filter, are not. */
function getName(source: Source, subject: string): string[] {
  const slug = source.kind === 'document' ? subject.replace(/[^\w-]/g, '') : '';
  return slug === '' ? [] : [slug];
}

/** The filter in the URL: signed JSON written by a resolver; '' for none. */
function getFilter(subject: string): object | null {
  if (subject === '') return null;
  const filter: unknown = JSON.parse(subject);
  return typeof filter === 'object' ? filter : null;
}
