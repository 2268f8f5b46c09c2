import { strFromU8, unzipSync } from 'fflate';

/** The most a part may hold once it is unpacked: a small file can hide a very large one. */
const largestPart = 20_000_000;

const xmlOf = (text: string): Document => new DOMParser().parseFromString(text, 'application/xml');

const elements = (parent: Document | Element, name: string): readonly Element[] =>
  Array.from(parent.getElementsByTagNameNS('*', name));

/** The text of an element, its phonetic notes left out. */
const textOf = (element: Element): string =>
  elements(element, 't')
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent ?? '')
    .join('');

/** The column of a cell's name: 'AB12' is 27. */
function columnOf(name: string): number {
  const letters = /^[A-Z]+/.exec(name)?.[0] ?? 'A';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(cell: Element, shared: readonly string[]): string {
  const kind = cell.getAttribute('t');
  if (kind === 'inlineStr') return textOf(cell);
  const value = elements(cell, 'v')[0]?.textContent ?? '';
  return kind === 's' ? (shared[Number(value)] ?? '') : value;
}

/** The widest row that is read: a cell far to the right is nobody's data. */
const widestRow = 100;

function rowCells(row: Element, shared: readonly string[]): readonly string[] {
  const cells: string[] = [];
  elements(row, 'c').forEach((cell, place) => {
    const name = cell.getAttribute('r');
    const at = name === null ? place : columnOf(name);
    if (at < widestRow) cells[at] = cellText(cell, shared);
  });
  return Array.from(cells, (cell) => cell ?? '');
}

/**
 * The cells of a workbook's first sheet, as text; empty rows keep their place.
 * @throws Error for a file that is no workbook.
 */
export function readXlsx(bytes: Uint8Array): readonly (readonly string[])[] {
  const parts = unzipSync(bytes, { filter: ({ originalSize }) => originalSize < largestPart });
  const sheetPath = Object.keys(parts)
    .filter((path) => /^xl\/worksheets\/[^/]+\.xml$/.test(path))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))[0];
  const sheet = sheetPath === undefined ? undefined : parts[sheetPath];
  if (sheet === undefined) throw new Error('The file is no workbook.');
  const strings = parts['xl/sharedStrings.xml'];
  const shared = strings === undefined ? [] : elements(xmlOf(strFromU8(strings)), 'si').map(textOf);
  const rows: (readonly string[])[] = [];
  for (const row of elements(xmlOf(strFromU8(sheet)), 'row')) {
    const number = Number(row.getAttribute('r') ?? rows.length + 1);
    // A row far below is nobody's data either.
    if (number > rows.length + 5000) break;
    while (rows.length < number - 1) rows.push([]);
    rows.push(rowCells(row, shared));
  }
  return rows;
}
