import Papa from 'papaparse';
import { type Separator, separators, type TableRows } from './table-file.ts';

const parse = (text: string, delimiter: Separator, options: Papa.ParseConfig = {}) =>
  Papa.parse<readonly string[]>(text, { ...options, delimiter }).data;

/** The number of rows examined to detect the separator. */
const sampleSize = 50;

/** Measures how well a separator fits: the share of rows with the same number of cells, and that number. */
function measureSeparator(text: string, separator: Separator) {
  const sample = parse(text, separator, { preview: sampleSize, skipEmptyLines: 'greedy' });
  const byLength = Map.groupBy(sample, ({ length }) => length);
  byLength.delete(1);
  const lengths = [...byLength].map(([cells, rows]) => ({
    cells,
    share: rows.length / sample.length,
  }));
  return (
    lengths.sort((a, b) => b.share - a.share || b.cells - a.cells)[0] ?? { cells: 1, share: 0 }
  );
}

/** Returns the best separator: among equals, the one with more cells. */
function detectSeparator(text: string): Separator {
  const candidates = separators.map((separator) => ({
    separator,
    ...measureSeparator(text, separator),
  }));
  return candidates.sort((a, b) => b.share - a.share || b.cells - a.cells)[0]?.separator ?? ';';
}

/** Removes the apostrophe that prevents a formula, and the formula that keeps the digits of a code: `="0012"`. */
const removeGuard = (cell: string): string =>
  /^'[=+\-@]/.test(cell) ? cell.slice(1) : (/^="([^"]*)"$/.exec(cell)?.[1] ?? cell);

/** The cells of CSV text and their separator. */
export interface ParsedCsv {
  readonly rows: TableRows;
  readonly separator: Separator;
}

/** The first line of a file that declares the separator for Excel. Excel does not count it as a row. */
const separatorLine = /^"?sep=(.)"?(?:\r\n?|\n|$)/i;

/**
 * Reads CSV text. The separator is the given one, otherwise the one that the file declares for Excel, otherwise it is
 * detected. Empty rows keep their place.
 */
export function readCsv(text: string, givenSeparator?: Separator): ParsedCsv {
  const declared = separatorLine.exec(text)?.[1];
  const table = text.replace(separatorLine, '');
  const separator =
    givenSeparator ??
    separators.find((candidate) => candidate === declared) ??
    detectSeparator(table);
  const rows = parse(table.replace(/(?:\r\n?|\n)$/, ''), separator);
  return { rows: rows.map((row) => row.map(removeGuard)), separator };
}
