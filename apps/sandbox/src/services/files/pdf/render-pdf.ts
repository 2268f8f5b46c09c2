import PDFDocument from 'pdfkit';
import type { PdfDocument } from './pdf-document.ts';
import { printable } from './printable.ts';
import { renderNotes, renderPageNumbers, renderTotals } from './render-footer.ts';
import { renderHeader } from './render-header.ts';
import { renderTable } from './render-table.ts';
import { paragraph } from './render-text.ts';
import { CONTENT_WIDTH, PAGE } from './style.ts';

/** Renders a document as PDF, deterministically. `printedAt` in epoch milliseconds. */
export async function renderPdf(
  document: PdfDocument,
  printedAt: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: 0 },
    bufferPages: true,
    lang: 'es',
    displayTitle: true,
    info: {
      Title: printable(
        document.number === null ? document.title : `${document.title} ${document.number}`,
      ),
      Author: printable(document.issuer.name),
      CreationDate: new Date(printedAt),
    },
  });
  const bytes = collect(canvas);
  let y = renderHeader(canvas, document);
  if (document.statement !== null) {
    const place = { x: PAGE.margin, y: y + 4, width: CONTENT_WIDTH };
    y = paragraph(canvas, document.statement, place, { size: 10.5 }) + 16;
  }
  for (const table of document.tables) y = await renderTable(canvas, table, y);
  y = renderTotals(canvas, document.totals, y);
  renderNotes(canvas, document.notes, y);
  renderPageNumbers(canvas, document);
  canvas.end();
  return bytes;
}

function collect(canvas: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const chunks: Uint8Array[] = [];
  canvas.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  canvas.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  canvas.on('error', reject);
  return promise;
}
