import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The compressed sizes of a text, compressed per file as in the build. */
export interface Weight {
  readonly gzip: number;
  readonly brotli: number;
}

const known = new Map<string, Weight>();

/**
 * Returns the compressed sizes of a text. Memoized, because the highest compression is slow and routes share
 * files.
 */
export function weigh(text: string): Weight {
  const weight = known.get(text) ?? compress(Buffer.from(text));
  known.set(text, weight);
  return weight;
}

const compress = (body: Buffer): Weight => ({
  gzip: gzipSync(body, { level: 9 }).length,
  brotli: brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }).length,
});

/** The sum of sizes. */
export const getSum = (weights: readonly Weight[]): Weight => ({
  gzip: weights.reduce((sum, { gzip }) => sum + gzip, 0),
  brotli: weights.reduce((sum, { brotli }) => sum + brotli, 0),
});
