import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTestTimes, saveTestTimes } from './test-times.ts';

const createFilePath = () => join(mkdtempSync(join(tmpdir(), 'surtidor-')), 'times.json');
const createOutcome = (title: string, durationMs: number) => ({
  title,
  durationMs,
  passed: 1,
  failed: 0,
  inputsHash: '',
});

describe('test times', () => {
  it('contains the last run of each stage', () => {
    const file = createFilePath();
    saveTestTimes(
      [createOutcome('Types', 10), createOutcome('Lint', 20)],
      '2026-01-01T00:00:00Z',
      file,
    );
    saveTestTimes([createOutcome('Types', 30)], '2026-01-02T00:00:00Z', file);
    expect(readTestTimes(file).map(({ title, durationMs, at }) => [title, durationMs, at])).toEqual(
      [
        ['Lint', 20, '2026-01-01T00:00:00Z'],
        ['Types', 30, '2026-01-02T00:00:00Z'],
      ],
    );
  });

  it.each([[''], ['not JSON'], ['{}']])('replaces a file that contains %j', (text) => {
    const file = createFilePath();
    writeFileSync(file, text);
    expect(readTestTimes(file)).toEqual([]);
    saveTestTimes([createOutcome('Types', 10)], '2026-01-01T00:00:00Z', file);
    expect(readTestTimes(file)).toHaveLength(1);
  });
});
