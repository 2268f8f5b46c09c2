import type { Browser } from '../../platform/browser/browser.ts';
import type { Sheet } from './sheet.ts';
import { writeWorkbookInWorker } from './worker/call-worker.ts';
import { writeCsv } from './write-csv.ts';

/** The formats a sheet is saved in: an Excel workbook, or text with semicolons. */
export type TableFormat = 'xlsx' | 'csv';

/** Creates the content of each format; writers are lazy chunks. */
const writers: Readonly<Record<TableFormat, (sheet: Sheet) => Promise<Blob>>> = {
  xlsx: writeWorkbookInWorker,
  csv: async (sheet) => new Blob([writeCsv(sheet)], { type: 'text/csv;charset=utf-8' }),
};

/** Creates a file of the sheet and saves it; rejects if that fails. */
export async function saveTableFile(
  { saveFile }: Pick<Browser, 'saveFile'>,
  name: string,
  format: TableFormat,
  sheet: Sheet,
): Promise<void> {
  saveFile(`${name}.${format}`, await writers[format](sheet));
}
