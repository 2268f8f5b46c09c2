import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../run-tool.ts';
import { getInputs, greenRun } from './green-run.ts';
import { stages } from './stages.ts';

const noon = new Date('2026-01-01T12:00:00Z');
const green = {
  title: 'Lint',
  durationMs: 10,
  passed: 2,
  failed: 0,
  inputs: 'same',
  at: noon.toISOString(),
};

describe('the last green run of a stage', () => {
  it('belongs to the same stage with the same inputs', () => {
    expect(greenRun([green], 'Lint', 'same')).toBe(green);
    expect(greenRun([green], 'Types', 'same')).toBeUndefined();
    expect(greenRun([green], 'Lint', 'other')).toBeUndefined();
  });

  it.each([
    ['failed', { failed: 1 }],
    ['counted nothing', { passed: 0 }],
  ])('is none that %s', (_, part) => {
    expect(greenRun([{ ...green, ...part }], 'Lint', 'same')).toBeUndefined();
  });

  it('is valid for its date, files and commands', () => {
    const [stage] = stages.filter(({ name }) => name === 'consumers');
    if (!stage) throw new Error('no such stage');
    const inputs = getInputs(stage, noon);
    expect(getInputs(stage, new Date('2026-01-01T23:59:00Z'))).toBe(inputs);
    expect(getInputs(stage, new Date('2026-01-02T00:00:00Z'))).not.toBe(inputs);
    expect(getInputs({ ...stage, reads: ['package.json'] }, noon)).not.toBe(inputs);
    expect(getInputs({ ...stage, commands: [] }, noon)).not.toBe(inputs);
  });

  it('has inputs that exist', () => {
    for (const glob of new Set(stages.flatMap(({ reads }) => reads)))
      expect(globSync(glob, { cwd: root }), glob).not.toEqual([]);
  });
});
