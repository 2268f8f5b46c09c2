import type { Writable } from 'node:stream';

/** Returns a function that writes lines. Drops them when the reader is gone, which must not end the server. */
export function createLineWriter(stream: Writable): (line: string) => void {
  stream.on('error', () => undefined);
  return (line) => void stream.write(`${line}\n`);
}
