import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createServerLog } from './server-log.ts';

const now = () => Date.parse('2026-11-28T20:00:00Z');

function createLog(isTTY = false) {
  const lines: string[] = [];
  const stream = Object.assign(
    new Writable({
      write: (chunk, _, done) => {
        lines.push(String(chunk).trimEnd());
        done();
      },
    }),
    { isTTY },
  );
  return { log: createServerLog(stream, stream, now), lines };
}

describe('a message', () => {
  it('is one line of JSON with level, instance and build', () => {
    const { log, lines } = createLog();
    log.setBuild('abc');
    log.message('warn', 'The backend\ndoes not respond.');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        type: 'message',
        level: 'warn',
        time: '2026-11-28T20:00:00.000Z',
        instance: expect.any(String),
        build: 'abc',
        message: 'The backend\ndoes not respond.',
      },
    ]);
  });

  it('has the stack and the cause of an error', () => {
    const { log, lines } = createLog();
    log.message('error', new Error('fetch failed', { cause: new Error('ECONNREFUSED') }));
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0] ?? '');
    expect(line).toMatchObject({ level: 'error', message: 'fetch failed' });
    expect(line.stack).toMatch(/server-log\.test\.ts.*ECONNREFUSED/s);
  });

  it('is a sentence in a terminal', () => {
    const { log, lines } = createLog(true);
    log.message('info', 'The portal is ready.');
    expect(lines).toEqual(['The portal is ready.']);
  });
});
