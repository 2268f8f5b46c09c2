import { setImmediate as pause } from 'node:timers/promises';
import type { PdfColumn, PdfTable } from './pdf-document.ts';
import { type Canvas, renderLine } from './render-text.ts';
import { COLOR, CONTENT_BOTTOM, CONTENT_WIDTH, PAGE } from './style.ts';

const ROW_HEIGHT = 17;
const HEADER_HEIGHT = 20;
const CELL_PADDING = 4.5;
/** Number of rows after which the renderer yields to other requests. */
const ROWS_PER_BATCH = 500;

/** Renders a table and repeats the column titles on every page. Returns the next y position. */
export async function renderTable(canvas: Canvas, table: PdfTable, top: number): Promise<number> {
  let y = renderTitle(canvas, table, ensureSpace(canvas, top, HEADER_HEIGHT + 3 * ROW_HEIGHT));
  let count = 0;
  for (const row of table.rows) {
    if (y + ROW_HEIGHT > CONTENT_BOTTOM) {
      canvas.addPage();
      y = renderColumnTitles(canvas, table.columns, PAGE.margin);
    }
    renderRow(canvas, table.columns, row, y);
    y += ROW_HEIGHT;
    count += 1;
    if (count % ROWS_PER_BATCH === 0) await pause();
  }
  if (count === 0) {
    renderLine(
      canvas,
      table.emptyText,
      { x: PAGE.margin + CELL_PADDING, y: y + 8, width: CONTENT_WIDTH },
      { color: COLOR.muted },
    );
    y += 28;
  }
  return y + 10;
}

/** Returns a y position with enough space below it. Adds a page if needed. */
export function ensureSpace(canvas: Canvas, y: number, height: number): number {
  if (y + height <= CONTENT_BOTTOM) return y;
  canvas.addPage();
  return PAGE.margin;
}

function renderTitle(canvas: Canvas, { title, columns }: PdfTable, top: number): number {
  if (title === null) return renderColumnTitles(canvas, columns, top);
  renderLine(
    canvas,
    title,
    { x: PAGE.margin, y: top, width: CONTENT_WIDTH },
    { size: 10.5, bold: true, color: COLOR.brand },
  );
  return renderColumnTitles(canvas, columns, top + 17);
}

function renderColumnTitles(canvas: Canvas, columns: readonly PdfColumn[], y: number): number {
  canvas.roundedRect(PAGE.margin, y, CONTENT_WIDTH, HEADER_HEIGHT, 3).fill(COLOR.brand);
  forEachCell(columns, (column, position) => {
    renderLine(
      canvas,
      column.title,
      { ...position, y: y + 6.5 },
      { size: 7.5, bold: true, align: column.align, color: COLOR.white },
    );
  });
  return y + HEADER_HEIGHT;
}

function renderRow(
  canvas: Canvas,
  columns: readonly PdfColumn[],
  row: readonly string[],
  y: number,
): void {
  forEachCell(columns, (column, position, index) => {
    const value = row[index] ?? '';
    const isNegative = column.align === 'right' && value.startsWith('-');
    const color = isNegative ? COLOR.negative : COLOR.ink;
    renderLine(canvas, value, { ...position, y: y + 5 }, { size: 7.5, align: column.align, color });
  });
  const bottom = y + ROW_HEIGHT;
  canvas
    .moveTo(PAGE.margin, bottom)
    .lineTo(PAGE.margin + CONTENT_WIDTH, bottom)
    .lineWidth(0.5)
    .strokeColor(COLOR.line)
    .stroke();
}

function forEachCell(
  columns: readonly PdfColumn[],
  render: (column: PdfColumn, position: { x: number; width: number }, index: number) => void,
): void {
  let left: number = PAGE.margin;
  columns.forEach((column, index) => {
    const width = column.share * CONTENT_WIDTH;
    render(column, { x: left + CELL_PADDING, width: width - 2 * CELL_PADDING }, index);
    left += width;
  });
}
