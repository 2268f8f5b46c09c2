import { type Cell, decimalText, type Sheet } from './sheet.ts';

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

/** Spreadsheets take a text that begins so for a formula; an apostrophe keeps it text (faults 28). */
const formulaStart = /^\s*[=+\-@]|^[\t\r\n]/;

const guarded = (value: string) => (formulaStart.test(value) ? `'${value}` : value);

const quoted = (value: string) =>
  /[";\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

function written(cell: Cell): string {
  switch (cell?.kind) {
    case undefined:
      return '';
    case 'text':
      return quoted(guarded(cell.value));
    case 'amount':
      return decimalText(cell.minor, ',');
    case 'day':
      return cell.value;
  }
}

/**
 * The sheet as CSV the way spreadsheets in Spanish read it: semicolons between cells, a comma in
 * amounts. Amounts are numbers, texts are never formulas.
 */
export function toCsv({ columns, rows }: Sheet): string {
  const titles = columns.map(({ title }) => quoted(guarded(title)));
  const lines = [titles, ...rows.map((row) => row.map(written))];
  return `${byteOrderMark}${lines.map((line) => line.join(';')).join('\r\n')}\r\n`;
}
