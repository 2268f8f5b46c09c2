import type { Browser } from '../../platform/browser/browser.ts';
import { getCsvFormat } from './csv-format.ts';
import type { Sheet } from './sheet.ts';
import { writeWorkbookInWorker } from './worker/call-worker.ts';

/** The formats in which a sheet is saved: an Excel workbook, or text for other programs. */
export type TableFormat = 'xlsx' | 'csv';

/** Creates the content of each format; writers are lazy chunks. */
const writers: Readonly<Record<TableFormat, (sheet: Sheet, country: string) => Promise<Blob>>> = {
  xlsx: writeWorkbookInWorker,
  csv: async (sheet, country) => {
    const { writeCsv } = await import('./write-csv.ts');
    return new Blob([writeCsv(sheet, getCsvFormat(country))], { type: 'text/csv;charset=utf-8' });
  },
};

/** Creates a file of the sheet in the formats of the store's country and saves it. Rejects if that fails. */
export async function saveTableFile(
  { saveFile }: Pick<Browser, 'saveFile'>,
  name: string,
  format: TableFormat,
  country: string,
  sheet: Sheet,
): Promise<void> {
  saveFile(`${name}.${format}`, await writers[format](sheet, country));
}
