import type { Cell } from './sheet.ts';

const DAY_MS = 86_400_000;
/** Day 0 of a spreadsheet's calendar, set so that dates after February 1900 come out right. */
const SHEET_EPOCH = Date.UTC(1899, 11, 30);

/** Positions in the list of styles that `styles.xml` holds. */
export const STYLE = { plain: 0, title: 1, heading: 2, amount: 3, whole: 4, date: 5 } as const;

/** One `<c>` element; nothing for an empty cell. */
export function cellXml(cell: Cell, column: number, row: number, style?: number): string {
  if (cell === null) return '';
  const at = `r="${columnName(column)}${row}"`;
  switch (cell.kind) {
    case 'text':
      return `<c ${at} s="${style ?? STYLE.plain}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell.value)}</t></is></c>`;
    case 'amount':
    case 'whole':
      return `<c ${at} s="${STYLE[cell.kind]}"><v>${cell.value}</v></c>`;
    case 'date':
      return `<c ${at} s="${STYLE.date}"><v>${serialDay(cell.value)}</v></c>`;
  }
}

/** 0 -> A, 25 -> Z, 26 -> AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** Text that is safe between tags and in attributes; characters that XML cannot hold are left out. */
export function escapeXml(value: string): string {
  return value
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function serialDay(day: string): number {
  return (Date.parse(`${day}T00:00:00Z`) - SHEET_EPOCH) / DAY_MS;
}
