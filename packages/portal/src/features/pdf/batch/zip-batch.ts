import { zipSync } from 'fflate';
import type { PdfBatch, PdfJob } from './pdf-job.ts';

const maxNameLength = 80;

/** Returns a title as a file name that every system accepts. */
export const getFileName = (title: string): string =>
  title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._-]+/gu, '-')
    .replace(/^[. -]+|[. -]+$/g, '')
    .slice(0, maxNameLength) || 'documento';

/** Returns unique file names. The second file with the same name is '… (2)'. */
export function getUniqueFileNames(titles: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return titles.map((title) => {
    const name = getFileName(title);
    const key = name.toLowerCase();
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? `${name}.pdf` : `${name} (${count}).pdf`;
  });
}

/** Returns a zip of the fetched files. PDFs are already compressed, so the zip stores them uncompressed. */
export function zipBatch(
  jobs: readonly PdfJob[],
  batch: PdfBatch,
  now: number,
): Uint8Array<ArrayBuffer> {
  const fileNames = getUniqueFileNames(jobs.map(({ title }) => title));
  const files = jobs.flatMap(({ id }, index) => {
    const state = batch.get(id);
    return state?.kind === 'done' ? [[fileNames[index] ?? `${id}.pdf`, state.bytes] as const] : [];
  });
  return new Uint8Array(zipSync(Object.fromEntries(files), { level: 0, mtime: now }));
}
