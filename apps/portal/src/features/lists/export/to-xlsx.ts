import { strToU8, zipSync } from 'fflate';
import { type Cell, decimalText, type Sheet } from './sheet.ts';
import { styles, workbookParts } from './workbook-parts.ts';

/** The same rows give the same bytes. */
const archiveTime = new Date(2020, 0, 1);

const longestSheetName = 31;

/** Text between tags; characters that XML cannot hold are left out. */
const xmlText = (value: string): string =>
  value
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are not allowed.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const inline = (value: string, style: number) =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`;

/** Days since 30 December 1899, a spreadsheet's day 0. */
const serialOf = (day: string) => (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000;

function cellXml(cell: Cell): string {
  switch (cell?.kind) {
    case undefined:
      return '<c/>';
    case 'text':
      return inline(cell.value, styles.plain);
    case 'amount':
      return `<c s="${styles.amount}"><v>${decimalText(cell.minor, '.')}</v></c>`;
    case 'day':
      return `<c s="${styles.day}"><v>${serialOf(cell.value)}</v></c>`;
  }
}

const rowXml = (cells: readonly string[]) => `<row>${cells.join('')}</row>`;

/** A sheet may not be called anything. */
const sheetName = (name: string) =>
  xmlText(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, longestSheetName)) || 'Hoja 1';

const frozenHeadings =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" ' +
  'activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** The sheet as an Excel workbook: typed cells, never a formula (faults 28). */
export function toXlsx({ name, columns, rows }: Sheet): Uint8Array<ArrayBuffer> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const lines = [
    rowXml(columns.map(({ title }) => inline(title, styles.title))),
    ...rows.map((row) => rowXml(row.map(cellXml))),
  ];
  const sheet = `${frozenHeadings}<cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData>`;
  const parts = Object.entries(workbookParts(sheetName(name), sheet));
  const files = Object.fromEntries(parts.map(([path, xml]) => [path, strToU8(xml)]));
  return new Uint8Array(zipSync(files, { mtime: archiveTime }));
}
