import type { Browser } from '../../platform/browser/browser.ts';
import type { Sheet } from './sheet.ts';
import { writeWorkbookInWorker } from './worker/call-worker.ts';
import { writeCsv } from './write-csv.ts';

/** The formats a sheet is saved in: an Excel workbook, or text with semicolons. */
export type TableFormat = 'xlsx' | 'csv';

/** Makes the content of each format. */
const writers: Readonly<Record<TableFormat, (sheet: Sheet) => Promise<Blob>>> = {
  xlsx: writeWorkbookInWorker,
  csv: async (sheet) => new Blob([writeCsv(sheet)], { type: 'text/csv;charset=utf-8' }),
};

/** Makes a file of the sheet and lets the person save it; rejects when it cannot be made. */
export async function saveTableFile(
  { saveFile }: Pick<Browser, 'saveFile'>,
  name: string,
  format: TableFormat,
  sheet: Sheet,
): Promise<void> {
  saveFile(`${name}.${format}`, await writers[format](sheet));
}
