import PDFDocument from 'pdfkit';
import { drawNotes, drawPageNumbers, drawTotals } from './draw-foot.ts';
import { drawHead } from './draw-head.ts';
import { drawTable } from './draw-table.ts';
import { paragraph } from './draw-text.ts';
import type { Paper } from './paper.ts';
import { printable } from './printable.ts';
import { CONTENT_WIDTH, PAGE } from './style.ts';

/** Prints a paper as PDF. `printedAt` in epoch milliseconds: the same paper gives the same bytes. */
export async function renderPaper(
  paper: Paper,
  printedAt: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: 0 },
    bufferPages: true,
    lang: 'es',
    displayTitle: true,
    info: {
      Title: printable(paper.number === null ? paper.title : `${paper.title} ${paper.number}`),
      Author: printable(paper.issuer.name),
      CreationDate: new Date(printedAt),
    },
  });
  const bytes = collect(canvas);
  let y = drawHead(canvas, paper);
  if (paper.statement !== null) {
    const place = { x: PAGE.margin, y: y + 4, width: CONTENT_WIDTH };
    y = paragraph(canvas, paper.statement, place, { size: 10.5 }) + 16;
  }
  for (const table of paper.tables) y = await drawTable(canvas, table, y);
  y = drawTotals(canvas, paper.totals, y);
  drawNotes(canvas, paper.notes, y);
  drawPageNumbers(canvas, paper);
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
