import { strFromU8, unzipSync, zipSync } from 'fflate';
import readSheets from 'read-excel-file/universal';
import { isSheetPart, readHiddenSheets, replaceDisplayedNumbers } from './displayed-numbers.ts';
import { type TableRows, tableFileLimits, type UnreadableReason } from './table-file.ts';

/** Thrown for a workbook that exceeds a limit. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(reason);
    this.reason = reason;
  }
}

interface PartInfo {
  readonly name: string;
  readonly originalSize: number;
}

/** Throws if the archive's directory exceeds the limits; decompresses nothing. */
function checkDirectory(archive: Uint8Array): void {
  let partCount = 0;
  let unpackedBytes = 0;
  const countPart = ({ originalSize }: PartInfo) => {
    partCount += 1;
    unpackedBytes += originalSize;
    return false;
  };
  unzipSync(archive, { filter: countPart });
  if (partCount > tableFileLimits.parts || unpackedBytes > tableFileLimits.unpackedBytes) {
    throw new LimitError('too-large-unpacked');
  }
}

const isRequiredPart = ({ name }: PartInfo) => name.endsWith('.xml') || name.endsWith('.rels');

/** Returns the number of a column by its letters: 'AB' is 28. */
const parseColumn = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Returns the rows times the columns of the area that the cells of a sheet span. */
function countSpannedCells(sheetXml: string): number {
  let rows = 0;
  let columns = 0;
  for (const [, letters = '', row] of sheetXml.matchAll(
    /<(?:\w+:)?c\s[^>]*?\br\s*=\s*["']([a-z]{1,3})(\d+)/gi,
  )) {
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, parseColumn(letters));
  }
  return rows * columns;
}

/**
 * Throws if the sheets exceed the limits: readers allocate every cell up to the last one, so a single
 * distant cell would need gigabytes.
 */
function checkExtent(parts: Readonly<Record<string, Uint8Array>>): void {
  const cellCount = Object.entries(parts)
    .filter(([name]) => isSheetPart(name))
    .reduce((sum, [, content]) => sum + countSpannedCells(strFromU8(content)), 0);
  if (cellCount > tableFileLimits.cells) throw new LimitError('too-many-cells');
}

/** Formats a cell as text, dates as 'YYYY-MM-DD'. */
function formatCell(value: unknown): string {
  if (value === null) return '';
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}

/** One sheet of a workbook. */
export interface WorkbookSheet {
  readonly name: string;
  readonly rows: TableRows;
}

/**
 * Reads the visible sheets of a workbook (XLSX).
 * @throws LimitError if it exceeds a limit; another error if it is not a workbook.
 */
export async function readWorkbook(archive: Uint8Array): Promise<readonly WorkbookSheet[]> {
  checkDirectory(archive);
  // Each part is limited to the size in the directory, so a false directory cannot exceed the limits. The parts are
  // passed on uncompressed, because the reader would otherwise start its own workers.
  const parts = unzipSync(archive, { filter: isRequiredPart });
  checkExtent(parts);
  const archiveToRead = zipSync(replaceDisplayedNumbers(parts), { level: 0 });
  const sheets = await readSheets(archiveToRead.buffer as ArrayBuffer);
  const hiddenSheets = readHiddenSheets(parts);
  return sheets
    .filter((_, index) => hiddenSheets[index] !== true)
    .map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(formatCell)) }));
}
