import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The size of a file in each of the build's two compression formats. */
export interface CompressedSize {
  readonly gzip: number;
  readonly brotli: number;
}

const sizeByText = new Map<string, CompressedSize>();

/**
 * Returns the compressed sizes of a string. Results are cached, because maximum compression is slow and routes
 * share files.
 */
export function getCompressedSize(text: string): CompressedSize {
  const size = sizeByText.get(text) ?? compress(Buffer.from(text));
  sizeByText.set(text, size);
  return size;
}

const compress = (body: Buffer): CompressedSize => ({
  gzip: gzipSync(body, { level: 9 }).length,
  brotli: brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }).length,
});

/** Sums compressed sizes. */
export const sumSizes = (sizes: readonly CompressedSize[]): CompressedSize => ({
  gzip: sizes.reduce((sum, { gzip }) => sum + gzip, 0),
  brotli: sizes.reduce((sum, { brotli }) => sum + brotli, 0),
});
