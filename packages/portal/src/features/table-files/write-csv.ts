import Papa from 'papaparse';
import { type Cell, formatDecimal, type Sheet } from './sheet.ts';

/** The byte order mark, with which spreadsheets read UTF-8. */
const byteOrderMark = '\uFEFF';

/** Spreadsheets read these texts as formulas unless an apostrophe precedes them (faults 28). */
const formulaPattern = /^\s*[=+\-@]|^[\t\r\n]/;

const guardFormula = (value: string) => (formulaPattern.test(value) ? `'${value}` : value);

function formatCell(cell: Cell): string {
  switch (cell?.kind) {
    case undefined:
      return '';
    case 'text':
      return guardFormula(cell.value);
    case 'amount':
      return formatDecimal(cell.minor);
    case 'day':
      return cell.value;
  }
}

/**
 * Writes the sheet as CSV for spreadsheets in Spanish: semicolons between cells, decimal commas. Amounts are
 * numbers, and texts are never formulas.
 */
export function writeCsv({ columns, rows }: Sheet): string {
  const lines = Papa.unparse(
    {
      fields: columns.map(({ title }) => guardFormula(title)),
      data: rows.map((row) => row.map(formatCell)),
    },
    { delimiter: ';', newline: '\r\n' },
  );
  return `${byteOrderMark}${lines}\r\n`;
}
