import Papa from 'papaparse';
import { type Cell, decimalText, type Sheet } from './sheet.ts';

/** Byte order mark: spreadsheets then read UTF-8. */
const byteOrderMark = '\uFEFF';

/** Spreadsheets read these texts as formulas unless an apostrophe precedes them (faults 28). */
const formulaStart = /^\s*[=+\-@]|^[\t\r\n]/;

const guarded = (value: string) => (formulaStart.test(value) ? `'${value}` : value);

function written(cell: Cell): string {
  switch (cell?.kind) {
    case undefined:
      return '';
    case 'text':
      return guarded(cell.value);
    case 'amount':
      return decimalText(cell.minor);
    case 'day':
      return cell.value;
  }
}

/**
 * The sheet as CSV for spreadsheets in Spanish: semicolons between cells, decimal commas. Amounts are
 * numbers, texts are never formulas.
 */
export function writeCsv({ columns, rows }: Sheet): string {
  const lines = Papa.unparse(
    {
      fields: columns.map(({ title }) => guarded(title)),
      data: rows.map((row) => row.map(written)),
    },
    { delimiter: ';', newline: '\r\n' },
  );
  return `${byteOrderMark}${lines}\r\n`;
}
