import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepTestTimes, readTestTimes } from './test-times.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'surtidor-')), 'times.json');
const outcome = (title: string, durationMs: number) => ({
  title,
  durationMs,
  passed: 1,
  failed: 0,
  inputs: '',
});

describe('the times of the test stages', () => {
  it('contain the last run of each stage', () => {
    const file = newFile();
    keepTestTimes([outcome('Types', 10), outcome('Lint', 20)], '2026-01-01T00:00:00Z', file);
    keepTestTimes([outcome('Types', 30)], '2026-01-02T00:00:00Z', file);
    expect(readTestTimes(file).map(({ title, durationMs, at }) => [title, durationMs, at])).toEqual(
      [
        ['Lint', 20, '2026-01-01T00:00:00Z'],
        ['Types', 30, '2026-01-02T00:00:00Z'],
      ],
    );
  });

  it.each([[''], ['not JSON'], ['{}']])('begins anew over a file with %j', (text) => {
    const file = newFile();
    writeFileSync(file, text);
    expect(readTestTimes(file)).toEqual([]);
    keepTestTimes([outcome('Types', 10)], '2026-01-01T00:00:00Z', file);
    expect(readTestTimes(file)).toHaveLength(1);
  });
});
