import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLineWriter } from './line-writer.ts';

it('writes lines', () => {
  const chunks: string[] = [];
  const write = createLineWriter(
    new Writable({
      write: (chunk, _, done) => {
        chunks.push(String(chunk));
        done();
      },
    }),
  );
  write('a');
  write('b');
  expect(chunks).toEqual(['a\n', 'b\n']);
});

it('drops lines when the reader is gone', async () => {
  const stream = new Writable({ write: (_chunk, _, done) => done(new Error('write EPIPE')) });
  const closed = new Promise((resolve) => stream.once('close', resolve));
  const write = createLineWriter(stream);
  write('a');
  await closed;
  expect(() => write('b')).not.toThrow();
});
