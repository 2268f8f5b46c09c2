import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../run-tool.ts';
import { findGreenRun, hashInputs } from './green-run.ts';
import { stages } from './stages.ts';

const now = new Date('2026-01-01T12:00:00Z');
const green = {
  title: 'Lint',
  durationMs: 10,
  passed: 2,
  failed: 0,
  inputsHash: 'same',
  at: now.toISOString(),
};

describe('findGreenRun', () => {
  it('finds a run of the same stage with the same inputs', () => {
    expect(findGreenRun([green], 'Lint', 'same')).toBe(green);
    expect(findGreenRun([green], 'Types', 'same')).toBeUndefined();
    expect(findGreenRun([green], 'Lint', 'other')).toBeUndefined();
  });

  it.each([
    ['with failures', { failed: 1 }],
    ['without checks', { passed: 0 }],
  ])('ignores a run %s', (_, overrides) => {
    expect(findGreenRun([{ ...green, ...overrides }], 'Lint', 'same')).toBeUndefined();
  });

  it('depends on date, files and commands', () => {
    const [stage] = stages.filter(({ name }) => name === 'consumers');
    if (!stage) throw new Error('no such stage');
    const inputsHash = hashInputs(stage, now);
    expect(hashInputs(stage, new Date('2026-01-01T23:59:00Z'))).toBe(inputsHash);
    expect(hashInputs(stage, new Date('2026-01-02T00:00:00Z'))).not.toBe(inputsHash);
    expect(hashInputs({ ...stage, reads: ['package.json'] }, now)).not.toBe(inputsHash);
    expect(hashInputs({ ...stage, commands: [] }, now)).not.toBe(inputsHash);
  });

  it('every input glob matches files', () => {
    for (const glob of new Set(stages.flatMap(({ reads }) => reads)))
      expect(globSync(glob, { cwd: root }), glob).not.toEqual([]);
  });
});
