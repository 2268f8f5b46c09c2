import { Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { chooseEncoding, type Encoding } from './static/encodings.ts';

/** The types of the server's texts. Fonts and images are compressed already. */
const textPattern = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|javascript|xml)\b)/i;

/** Shorter bodies are not compressed, which would save less than a network packet. */
const minBytes = 500;

/** Responses differ, so a fast compression level is used. Built files are compressed at build time. */
const createCompressor: Readonly<Record<Encoding, () => Duplex>> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: () => createGzip(),
};

/** The part of a stream's reader that is used, which Node's and the browser's types share. */
interface BodyReader {
  readonly read: () => Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
  readonly cancel: (reason: unknown) => Promise<void>;
}

/** Reads a body until it is long enough to be compressed, or has ended or failed. */
async function readStart(reader: BodyReader) {
  const chunks: Uint8Array[] = [];
  for (let length = 0; length < minBytes; ) {
    // An error is reported by the next call, after these chunks.
    const { value } = await reader.read().catch(() => ({ value: undefined }));
    if (value === undefined) return { chunks, isLong: false };
    chunks.push(value);
    length += value.byteLength;
  }
  return { chunks, isLong: true };
}

/** Returns a stream of chunks that were read and the rest of their body. */
const continueBody = (chunks: readonly Uint8Array[], reader: BodyReader) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
    },
    pull: async (controller) => {
      const { value } = await reader.read();
      if (value === undefined) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });

function compress(body: ReadableStream<Uint8Array>, encoding: Encoding) {
  const { readable, writable } = Duplex.toWeb(createCompressor[encoding]());
  // An error of the body also ends `readable`.
  body.pipeTo(writable).catch(() => undefined);
  return continueBody([], readable.getReader());
}

/** Compresses the texts of the server while they are sent. Built files have their own encodings. */
export const compressText: MiddlewareHandler = async (context, next) => {
  await next();
  const { body, headers } = context.res;
  if (!textPattern.test(headers.get('Content-Type') ?? '') || headers.has('ETag')) return;
  headers.append('Vary', 'Accept-Encoding');
  const encoding = chooseEncoding(context.req.header('Accept-Encoding'), () => true);
  if (encoding === null || body === null || context.req.method === 'HEAD') return;
  const reader = body.getReader();
  const { chunks, isLong } = await readStart(reader);
  const text = continueBody(chunks, reader);
  context.res = new Response(isLong ? compress(text, encoding) : text, context.res);
  if (!isLong) return;
  context.res.headers.delete('Content-Length');
  context.res.headers.set('Content-Encoding', encoding);
};
