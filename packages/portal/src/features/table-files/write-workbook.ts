import writeSheet, { type Cell as WorkbookCell } from 'write-excel-file/universal';
import type { Cell, Sheet } from './sheet.ts';

/** The maximum length of a sheet's name. */
const maxNameLength = 31;
const getSheetName = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, maxNameLength);

function toWorkbookCell(cell: Cell): WorkbookCell {
  switch (cell?.kind) {
    case undefined:
      return null;
    case 'text':
      return { type: String, value: cell.value };
    case 'amount':
      return { type: Number, value: cell.minor / 100, format: '#,##0.00' };
    case 'number':
      return { type: Number, value: cell.value, format: '#,##0.###' };
    case 'day':
      return { type: Date, value: new Date(cell.value), format: 'yyyy-mm-dd' };
  }
}

/**
 * Writes the sheet as a workbook (XLSX): amounts are numbers, dates are dates, and texts are never formulas
 * (faults 28). The headings are frozen.
 */
export function writeWorkbook({ name, columns, rows }: Sheet): Promise<Blob> {
  const headings = columns.map(
    ({ title }): WorkbookCell => ({ type: String, value: title, fontWeight: 'bold' }),
  );
  return writeSheet([headings, ...rows.map((row) => row.map(toWorkbookCell))], {
    sheet: getSheetName(name),
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}
