import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runStep } from './run-step.ts';
import { evidenceSteps, selectSteps } from './steps.ts';
import { writeIndex } from './write-index.ts';

const run = { commit: 'abc', startedAt: '2026-11-28', machine: '2 cores' };

describe('selecting proofs', () => {
  it('runs all without arguments, and the named ones', () => {
    expect(selectSteps([])).toEqual(evidenceSteps);
    expect(selectSteps(['faults', 'states']).map(({ name }) => name)).toEqual(['states', 'faults']);
  });

  it('gives other arguments to the journeys', () => {
    const [step, ...others] = selectSteps(['foreign-hands', '-g', 'dashboard']);
    expect(others).toEqual([]);
    expect(step?.command.slice(-3)).toEqual(['foreign-hands', '-g', 'dashboard']);
  });

  it('runs both named proofs and selected journeys', () => {
    const [protocol, journeys, ...others] = selectSteps(['protocol', 'proxies']);
    expect(others).toEqual([]);
    expect(protocol?.name).toBe('protocol');
    expect(journeys?.command.slice(-2)).not.toContain('protocol');
    expect(journeys?.command.at(-1)).toBe('proxies');
  });
});

it('keeps the output and the result of a proof, with hashes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'surtidor-evidence-'));
  try {
    const script = "console.log('seen'); console.error('broken'); process.exit(3)";
    const step = {
      name: 'sample',
      title: 'A sample',
      command: [process.execPath, '-e', script],
    } as const;
    const result = await runStep(step, join(folder, 'sample.txt'));
    expect(result).toMatchObject({ name: 'sample', exitCode: 3 });
    writeIndex(folder, run, [result]);
    const output = readFileSync(join(folder, 'sample.txt'), 'utf8');
    expect(output).toContain('seen');
    expect(output).toContain('broken');
    expect(readFileSync(join(folder, 'index.md'), 'utf8')).toContain('**failed**');
    const check = () =>
      execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder });
    expect(check).not.toThrow();
    writeFileSync(join(folder, 'sample.txt'), 'changed');
    expect(check).toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
