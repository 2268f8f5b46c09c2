import type { Browser } from '../../platform/browser/browser.ts';
import type { Sheet } from './sheet.ts';
import { writeWorkbookInWorker } from './worker/call-worker.ts';

/** The formats in which a sheet is saved: an Excel workbook, or text with semicolons. */
export type TableFormat = 'xlsx' | 'csv';

/** Creates the content of each format; writers are lazy chunks. */
const writers: Readonly<Record<TableFormat, (sheet: Sheet) => Promise<Blob>>> = {
  xlsx: writeWorkbookInWorker,
  csv: async (sheet) => {
    const { writeCsv } = await import('./write-csv.ts');
    return new Blob([writeCsv(sheet)], { type: 'text/csv;charset=utf-8' });
  },
};

/** Creates a file of the sheet and saves it. Rejects if that fails. */
export async function saveTableFile(
  { saveFile }: Pick<Browser, 'saveFile'>,
  name: string,
  format: TableFormat,
  sheet: Sheet,
): Promise<void> {
  saveFile(`${name}.${format}`, await writers[format](sheet));
}
