import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

/** The largest file that is read, in bytes. */
const largestFile = 2_000_000;

/** A file's cells, or null for one that is too large or neither CSV nor workbook. */
export async function readFile(file: File): Promise<readonly (readonly string[])[] | null> {
  if (file.size > largestFile) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A workbook is a zip archive: it begins with these two letters.
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  try {
    return isWorkbook ? readXlsx(bytes) : readCsv(new TextDecoder('utf-8').decode(bytes));
  } catch {
    return null;
  }
}
