import PDFDocument from 'pdfkit';
import type { PdfDocument } from './pdf-document.ts';
import { renderNotes, renderPageNumbers, renderTotals } from './render-footer.ts';
import { renderHeader } from './render-header.ts';
import { renderTable } from './render-table.ts';
import { renderParagraph } from './render-text.ts';
import { CONTENT_WIDTH, PAGE } from './style.ts';
import { toPrintable } from './to-printable.ts';

/** Renders a document as PDF. The result is deterministic. `printedAt` is in epoch milliseconds. */
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
      Title: toPrintable(
        document.number === null ? document.title : `${document.title} ${document.number}`,
      ),
      Author: toPrintable(document.issuer.name),
      CreationDate: new Date(printedAt),
    },
  });
  const bytes = collectBytes(canvas);
  let y = renderHeader(canvas, document);
  if (document.statement !== null) {
    const position = { x: PAGE.margin, y: y + 4, width: CONTENT_WIDTH };
    y = renderParagraph(canvas, document.statement, position, { size: 10.5 }) + 16;
  }
  for (const table of document.tables) y = await renderTable(canvas, table, y);
  y = renderTotals(canvas, document.totals, y);
  renderNotes(canvas, document.notes, y);
  renderPageNumbers(canvas, document);
  canvas.end();
  return bytes;
}

function collectBytes(canvas: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const chunks: Uint8Array[] = [];
  canvas.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  canvas.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  canvas.on('error', reject);
  return promise;
}
