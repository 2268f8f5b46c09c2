import { strToU8, zipSync } from 'fflate';
import { cellXml, columnName, escapeXml, STYLE } from './cell-xml.ts';
import { FIXED_PARTS, workbookXml, worksheetXml } from './parts.ts';
import { type Cell, type Sheet, text } from './sheet.ts';

/** Fixed, so that the same data gives the same bytes. */
const ARCHIVE_TIME = new Date(2020, 0, 1);
const SHEET_NAME_LENGTH = 31;

/** Writes a workbook with one sheet (Office Open XML): numbers, dates and texts, never a formula. */
export function writeXlsx(sheet: Sheet): Uint8Array<ArrayBuffer> {
  const parts = {
    ...FIXED_PARTS,
    'xl/workbook.xml': workbookXml(escapeXml(sheetName(sheet.name))),
    'xl/worksheets/sheet1.xml': sheetXml(sheet),
  };
  const files = Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(files), { level: 6, mtime: ARCHIVE_TIME }));
}

function sheetXml({ heading, columns, rows }: Sheet): string {
  const lines: string[] = [];
  const add = (cells: readonly Cell[], style?: number) => {
    const row = lines.length + 1;
    const xml = cells.map((cell, column) => cellXml(cell, column, row, style)).join('');
    lines.push(`<row r="${row}">${xml}</row>`);
  };

  for (const line of heading) add([text(line)], lines.length === 0 ? STYLE.heading : STYLE.plain);
  add(
    columns.map(({ title }) => text(title)),
    STYLE.title,
  );
  const titleRow = lines.length;
  for (const row of rows) add(row);

  const lastColumn = columnName(Math.max(0, columns.length - 1));
  return worksheetXml({
    columns: columns.map(columnXml).join(''),
    titleRow,
    rows: lines.join(''),
    filter: `A${titleRow}:${lastColumn}${lines.length}`,
  });
}

function columnXml({ width }: { readonly width: number }, index: number): string {
  const position = index + 1;
  return `<col min="${position}" max="${position}" width="${width}" customWidth="1"/>`;
}

/** A sheet's name may not hold some characters and may not be long. */
function sheetName(name: string): string {
  return name.replace(/[[\]:*?/\\]/g, ' ').slice(0, SHEET_NAME_LENGTH) || 'Hoja';
}
