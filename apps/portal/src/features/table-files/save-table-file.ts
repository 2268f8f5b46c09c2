import type { Browser } from '../../platform/browser/browser.ts';
import { loadChunk } from '../../platform/loading/load-chunk.ts';
import type { Sheet } from './sheet.ts';

/** The formats a sheet is saved in: an Excel workbook, or text with semicolons. */
export type TableFormat = 'xlsx' | 'csv';

/** Makes the content of each format; a writer is fetched when it is first needed. */
const writers: Readonly<Record<TableFormat, (sheet: Sheet) => Promise<Blob>>> = {
  xlsx: async (sheet) => {
    const { writeWorkbookInWorker } = await loadChunk(() => import('./worker/call-worker.ts'));
    return writeWorkbookInWorker(sheet);
  },
  csv: async (sheet) => {
    const { writeCsv } = await loadChunk(() => import('./write-csv.ts'));
    return new Blob([writeCsv(sheet)], { type: 'text/csv;charset=utf-8' });
  },
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
