import { describe, expect, it } from 'vitest';
import { countPlain, countPlaywright, countVitest } from './count.ts';

describe('stage counts', () => {
  it('countPlain counts each command as one check', () => {
    expect(countPlain('', 1, 3)).toEqual({ passed: 2, failed: 1 });
  });

  it('countVitest reads a summary with or without colours', () => {
    const output =
      ' Test Files  1 failed | 2 passed (3)\n\u001b[2m      Tests \u001b[22m 2 failed | 20 passed (22)\n';
    expect(countVitest(output, 1)).toEqual({ passed: 20, failed: 2 });
  });

  it('a run without a summary counts as failed', () => {
    expect(countVitest('Error: no config', 1)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright('Error: no config', 1)).toEqual({ passed: 0, failed: 1 });
  });

  it('countPlaywright reads a summary', () => {
    expect(countPlaywright('  1 failed\n    a.spec.ts\n  20 passed (1.2m)\n', 1)).toEqual({
      passed: 20,
      failed: 1,
    });
  });
});
