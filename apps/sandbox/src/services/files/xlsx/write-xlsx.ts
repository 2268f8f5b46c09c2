import writeWorkbook, { type Cell as WorkbookCell } from 'write-excel-file/universal';
import type { Cell, Sheet } from './sheet.ts';

const MAX_SHEET_NAME_LENGTH = 31;
const HEADING_STYLE = { fontWeight: 'bold', fontSize: 13 } as const;
const TITLE_STYLE = {
  fontWeight: 'bold',
  textColor: '#ffffff',
  backgroundColor: '#123c7a',
} as const;

/** Writes an XLSX workbook with one sheet. It contains numbers, dates and text, but no formulas. */
export async function writeXlsx({
  name,
  heading,
  columns,
  rows,
}: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const lines = [
    ...heading.map((value, index) => [{ type: String, value, ...(index === 0 && HEADING_STYLE) }]),
    columns.map(({ title }) => ({ type: String, value: title, ...TITLE_STYLE })),
    ...Array.from(rows, (row) => row.map(toWorkbookCell)),
  ];
  const workbook = await writeWorkbook(lines, {
    sheet: toSheetName(name),
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: heading.length + 1,
  }).toBlob();
  return new Uint8Array(await workbook.arrayBuffer());
}

function toWorkbookCell(cell: Cell): WorkbookCell {
  switch (cell?.kind) {
    case undefined:
      return null;
    case 'text':
      return { type: String, value: cell.value };
    case 'amount':
      return { type: Number, value: cell.value, format: '#,##0.00' };
    case 'integer':
      return { type: Number, value: cell.value, format: '0' };
    case 'date':
      return { type: Date, value: new Date(cell.value), format: 'dd/mm/yyyy' };
  }
}

/** Removes characters that sheet names must not contain and truncates the name. */
function toSheetName(name: string): string {
  return name.replace(/[[\]:*?/\\]/g, ' ').slice(0, MAX_SHEET_NAME_LENGTH) || 'Hoja';
}
