import type { PdfDocument, PdfFact } from './pdf-document.ts';
import { ensureSpace } from './render-table.ts';
import { type Canvas, renderLine, renderParagraph } from './render-text.ts';
import { COLOR, CONTENT_WIDTH, PAGE } from './style.ts';

const TOTAL_WIDTH = 250;
const TOTAL_HEIGHT = 18;

/** Renders the totals on the right and emphasises the last one. Returns the next y position. */
export function renderTotals(canvas: Canvas, totals: readonly PdfFact[], top: number): number {
  if (totals.length === 0) return top;
  let y = ensureSpace(canvas, top, totals.length * TOTAL_HEIGHT + 20);
  const x = PAGE.width - PAGE.margin - TOTAL_WIDTH;
  totals.forEach(({ label, value }, index) => {
    const isLast = index === totals.length - 1;
    if (isLast) canvas.roundedRect(x, y, TOTAL_WIDTH, TOTAL_HEIGHT + 6, 4).fill(COLOR.wash);
    const shift = isLast ? 8 : 5;
    const style = { size: isLast ? 10.5 : 9, bold: isLast };
    renderLine(canvas, label, { x: x + 10, y: y + shift, width: TOTAL_WIDTH / 2 - 10 }, style);
    renderLine(
      canvas,
      value,
      { x: x + TOTAL_WIDTH / 2, y: y + shift, width: TOTAL_WIDTH / 2 - 10 },
      { ...style, align: 'right' },
    );
    y += TOTAL_HEIGHT;
  });
  return y + 24;
}

/** Renders the small print at the end of the document. */
export function renderNotes(canvas: Canvas, notes: readonly string[], top: number): void {
  let y = top;
  for (const note of notes) {
    y = ensureSpace(canvas, y, 24);
    y = renderParagraph(
      canvas,
      note,
      { x: PAGE.margin, y, width: CONTENT_WIDTH },
      { size: 8, color: COLOR.muted },
    );
    y += 4;
  }
}

/** Renders the document's name and the page number on every page. Called when the number of pages is known. */
export function renderPageNumbers(canvas: Canvas, { title, number }: PdfDocument): void {
  const { start, count } = canvas.bufferedPageRange();
  const name = number === null ? title : `${title} ${number}`;
  for (let page = start; page < start + count; page += 1) {
    canvas.switchToPage(page);
    const y = PAGE.height - PAGE.footer;
    canvas
      .moveTo(PAGE.margin, y - 8)
      .lineTo(PAGE.width - PAGE.margin, y - 8)
      .lineWidth(0.5)
      .strokeColor(COLOR.line)
      .stroke();
    const style = { size: 7.5, color: COLOR.muted };
    renderLine(canvas, name, { x: PAGE.margin, y, width: 380 }, style);
    renderLine(
      canvas,
      `Página ${page + 1} de ${count}`,
      { x: PAGE.width - PAGE.margin - 120, y, width: 120 },
      { ...style, align: 'right' },
    );
  }
}
