import type { FileKind, FileRequest } from '../../environment/file-request.ts';
import { buildDocumentPdf } from './documents/account-document.ts';
import { buildBalancesPdf } from './documents/balances-certificate.ts';
import { buildLoadOrderPdf, buildRemissionPdf } from './documents/dispatch-documents.ts';
import { buildSalesCertificatePdf } from './documents/sales-certificate.ts';
import { buildAccountHistoryReport } from './lists/account-history-report.ts';
import { buildAccountStatusReport } from './lists/account-status-report.ts';
import { buildCompensationsReport } from './lists/compensations-report.ts';
import { buildOrdersReport } from './lists/orders-report.ts';
import { type Report, toPdfDocument, toSheet } from './lists/report.ts';
import type { PdfDocument } from './pdf/pdf-document.ts';
import { renderPdf } from './pdf/render-pdf.ts';
import type { PrintContext } from './print-context.ts';
import { writeXlsx } from './xlsx/write-xlsx.ts';

const CONTENT_TYPE = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A generated file. */
export interface GeneratedFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

type Source =
  | {
      readonly kind: 'document';
      readonly build: (context: PrintContext, subject: string) => PdfDocument | null;
    }
  | {
      readonly kind: 'report';
      readonly build: (context: PrintContext, filter: object | null) => Report;
    };

const SOURCES: Record<FileKind, Source & { readonly name: string }> = {
  document: { kind: 'document', name: 'documento', build: buildDocumentPdf },
  remission: { kind: 'document', name: 'remision', build: buildRemissionPdf },
  'load-order': { kind: 'document', name: 'orden-de-cargue', build: buildLoadOrderPdf },
  'sales-certificate': {
    kind: 'document',
    name: 'certificado-de-ventas',
    build: buildSalesCertificatePdf,
  },
  'certificate-of-balances': {
    kind: 'document',
    name: 'certificado-de-saldos',
    build: buildBalancesPdf,
  },
  'account-status': { kind: 'report', name: 'estado-de-cuenta', build: buildAccountStatusReport },
  'account-history': { kind: 'report', name: 'historico', build: buildAccountHistoryReport },
  orders: { kind: 'report', name: 'pedidos', build: buildOrdersReport },
  compensations: { kind: 'report', name: 'compensaciones', build: buildCompensationsReport },
};

/** Generates a file. Returns null if its subject or format does not exist. */
export async function generateFile(
  context: PrintContext,
  { kind, format, subject }: FileRequest,
): Promise<GeneratedFile | null> {
  const source = SOURCES[kind];
  const createFile = (bytes: Uint8Array<ArrayBuffer>): GeneratedFile => ({
    name: `${[source.name, ...getNameSuffix(source, subject)].join('-')}.${format}`,
    contentType: CONTENT_TYPE[format],
    bytes,
  });
  const printedAt = Date.parse(`${context.today}T12:00:00Z`);
  if (source.kind === 'report') {
    const report = source.build(context, parseFilter(subject));
    if (format === 'xlsx') return createFile(await writeXlsx(toSheet(context, report)));
    return createFile(await renderPdf(toPdfDocument(context, report), printedAt));
  }
  const document = format === 'pdf' ? source.build(context, subject) : null;
  return document && createFile(await renderPdf(document, printedAt));
}

/** Returns the part of a document's file name that follows its kind. Lists have none. */
function getNameSuffix(source: Source, subject: string): string[] {
  const suffix = source.kind === 'document' ? subject.replace(/[^\w-]/g, '') : '';
  return suffix === '' ? [] : [suffix];
}

/** Parses the filter of a list. The signature guarantees that a resolver created the JSON. */
function parseFilter(subject: string): object | null {
  if (subject === '') return null;
  const filter: unknown = JSON.parse(subject);
  return typeof filter === 'object' ? filter : null;
}
