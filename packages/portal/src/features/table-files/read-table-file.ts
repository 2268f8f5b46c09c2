import { readCsv } from './read-csv.ts';
import { LimitError, readWorkbook } from './read-workbook.ts';
import {
  type Encoding,
  type ReadOptions,
  type TableFile,
  tableFileLimits,
  type UnreadableReason,
} from './table-file.ts';

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** Whether a file is a zip archive, which begins with 'PK'. Workbooks are zip archives. */
const isArchive = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b);

/** Whether a file is a container of workbooks from before 2007 or of encrypted ones. */
const isCompoundFile = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/**
 * Detects the encoding: the one of the byte order mark, otherwise UTF-8 if valid, otherwise Windows-1252, which Excel
 * writes in western languages.
 */
function detectEncoding(bytes: Uint8Array): Encoding {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

const createUnreadableFile = (reason: UnreadableReason): TableFile => ({
  kind: 'unreadable',
  reason,
});

function readText(bytes: Uint8Array, options: ReadOptions): TableFile {
  const encoding = options.encoding ?? detectEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  // Spreadsheets never write NUL, so the file is binary, for example an image or a PDF.
  if (text.includes('\0')) return createUnreadableFile('unknown-format');
  return { kind: 'csv', encoding, ...readCsv(text, options.separator) };
}

async function readArchive(bytes: Uint8Array, { sheet }: ReadOptions): Promise<TableFile> {
  const sheets = await readWorkbook(bytes);
  const selectedSheet =
    sheets.find(({ name }) => name === sheet) ??
    sheets.find(({ rows }) => rows.length > 0) ??
    sheets[0];
  if (selectedSheet === undefined) return createUnreadableFile('unknown-format');
  const names = sheets.map(({ name }) => name);
  return { kind: 'workbook', rows: selectedSheet.rows, sheet: selectedSheet.name, sheets: names };
}

/** Reads a CSV file or a workbook, detected by its bytes. Never rejects. */
export async function readTableFile(
  bytes: Uint8Array,
  options: ReadOptions = {},
): Promise<TableFile> {
  if (bytes.byteLength > tableFileLimits.bytes) return createUnreadableFile('too-large');
  if (isCompoundFile(bytes)) return createUnreadableFile('old-or-encrypted');
  if (!isArchive(bytes)) return readText(bytes, options);
  try {
    return await readArchive(bytes, options);
  } catch (error) {
    return createUnreadableFile(error instanceof LimitError ? error.reason : 'unknown-format');
  }
}
