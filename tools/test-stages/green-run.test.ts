import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../run-tool.ts';
import { findGreenRun, hashInputs } from './green-run.ts';
import { stages } from './stages.ts';

const now = new Date('2026-01-01T12:00:00Z');
const greenRun = {
  title: 'Lint',
  durationMs: 10,
  passed: 2,
  failed: 0,
  inputsHash: 'same',
  at: now.toISOString(),
};

describe('findGreenRun', () => {
  it('finds a run of the same stage with the same inputs', () => {
    expect(findGreenRun([greenRun], 'Lint', 'same')).toBe(greenRun);
    expect(findGreenRun([greenRun], 'Types', 'same')).toBeUndefined();
    expect(findGreenRun([greenRun], 'Lint', 'other')).toBeUndefined();
  });

  it.each([
    ['with failures', { failed: 1 }],
    ['without checks', { passed: 0 }],
  ])('ignores a run %s', (_, overrides) => {
    expect(findGreenRun([{ ...greenRun, ...overrides }], 'Lint', 'same')).toBeUndefined();
  });

  it('hashes the date, the files and the commands', () => {
    const [stage] = stages.filter(({ name }) => name === 'consumers');
    if (!stage) throw new Error('no such stage');
    const inputsHash = hashInputs(stage, now);
    expect(hashInputs(stage, new Date('2026-01-01T23:59:00Z'))).toBe(inputsHash);
    expect(hashInputs(stage, new Date('2026-01-02T00:00:00Z'))).not.toBe(inputsHash);
    expect(hashInputs({ ...stage, inputGlobs: ['package.json'] }, now)).not.toBe(inputsHash);
    expect(hashInputs({ ...stage, commands: [] }, now)).not.toBe(inputsHash);
  });

  it('every input glob matches files', () => {
    for (const glob of new Set(stages.flatMap(({ inputGlobs: reads }) => reads)))
      expect(globSync(glob, { cwd: root }), glob).not.toEqual([]);
  });
});
