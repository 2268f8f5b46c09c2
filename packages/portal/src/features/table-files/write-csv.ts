import Papa from 'papaparse';
import type { CsvFormat } from './csv-format.ts';
import { type Cell, formatDecimal, type Sheet } from './sheet.ts';

/** The byte order mark, with which spreadsheets read UTF-8. */
const byteOrderMark = '\uFEFF';

/** Spreadsheets read these texts as formulas unless an apostrophe precedes them (faults 28). */
const formulaPattern = /^\s*[=+\-@]|^[\t\r\n]/;

const guardFormula = (value: string) => (formulaPattern.test(value) ? `'${value}` : value);

/**
 * Texts that spreadsheets would change: codes with leading zeros or 12 digits and more, exponents, and dates such as
 * '12-3456'.
 */
const changedCode = /^(?:0\d+|\d{12,}|\d+E\d+|\d{1,4}[-/]\d{1,4}(?:[-/]\d{1,4})?)$/i;

/** Writes a code as a formula with a constant text, the only form that spreadsheets do not change. */
const formatText = (value: string) =>
  changedCode.test(value) ? `="${value}"` : guardFormula(value);

function formatCell(cell: Cell, decimalSign: CsvFormat['decimalSign']): string {
  switch (cell?.kind) {
    case undefined:
      return '';
    case 'text':
      return formatText(cell.value);
    case 'amount':
      return formatDecimal(cell.minor, decimalSign);
    case 'number':
      return String(cell.value).replace('.', decimalSign);
    case 'day':
      return cell.value;
  }
}

/**
 * Writes the sheet as CSV for spreadsheets with the regional settings of a country. Amounts are numbers, codes keep their
 * digits, and other texts are never formulas.
 */
export function writeCsv({ columns, rows }: Sheet, format: CsvFormat): string {
  const lines = Papa.unparse(
    {
      fields: columns.map(({ title }) => guardFormula(title)),
      data: rows.map((row) => row.map((cell) => formatCell(cell, format.decimalSign))),
    },
    { delimiter: format.separator, newline: '\r\n' },
  );
  return `${byteOrderMark}${lines}\r\n`;
}
