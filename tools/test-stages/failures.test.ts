import { describe, expect, it } from 'vitest';
import { summarizeFailures } from './failures.ts';

describe('summarizeFailures', () => {
  it('returns the name and message of each failed e2e test, without code or screenshots', () => {
    const output = [
      '  ✓  1 a.spec.ts:1:1 › one (1.0s)',
      '  1) a.spec.ts:9:1 › two ────────────────────',
      '',
      '    Error: the menu is open',
      '',
      '    Expected: "closed"',
      '',
      '       9 |   await open();',
      '    > 10 |   expect(menu).toBe("closed");',
      '         |                ^',
      '        at a.spec.ts:10:3',
      '',
      '    attachment #1: screenshot (image/png) ──────────────',
      '    test-results/two/test-failed-1.png',
      '    ────────────────────────────────────',
      '  2) a.spec.ts:20:1 › three ───────────────',
      '    Test timeout of 1000ms exceeded.',
      '  2 failed',
      '    a.spec.ts:9:1 › two',
      '  1 passed (2.0s)',
    ].join('\n');
    expect(summarizeFailures(output)).toEqual([
      '  1) a.spec.ts:9:1 › two\n    Error: the menu is open\n    Expected: "closed"\n        at a.spec.ts:10:3',
      '  2) a.spec.ts:20:1 › three\n    Test timeout of 1000ms exceeded.',
    ]);
  });

  it('returns the name and message of each failed unit test and story, with or without colours', () => {
    const output = [
      ' \u001b[32m✓\u001b[39m b.test.ts (3 tests)',
      '⎯⎯⎯⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯⎯⎯⎯',
      ' \u001b[41m FAIL \u001b[49m b.test.ts > rules > counts'.replace(' \u001b[41m', '\u001b[41m'),
      'AssertionError: expected 1 to be 2',
      ' ❯ b.test.ts:3:5',
      '      3|   expect(1).toBe(2);',
      '       |             ^',
      '⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[1/1]⎯',
      ' Test Files  1 failed (1)',
      '      Tests  1 failed | 2 passed (3)',
    ].join('\n');
    expect(summarizeFailures(output)).toEqual([
      ' FAIL  b.test.ts > rules > counts\nAssertionError: expected 1 to be 2\n ❯ b.test.ts:3:5',
    ]);
  });

  it('returns the last lines of other commands', () => {
    const output = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    expect(summarizeFailures(output).join('\n').split('\n').at(-1)).toBe('line 39');
    expect(summarizeFailures(output).join('\n').split('\n')).toHaveLength(14);
  });

  it('limits the length of the summary', () => {
    const createReport = (index: number) =>
      [` FAIL  c.test.ts > ${index}`, ...Array.from({ length: 90 }, () => '+ text')].join('\n');
    const summary = summarizeFailures(
      Array.from({ length: 30 }, (_, index) => createReport(index)).join('\n'),
    );
    expect(summary).toHaveLength(5);
    expect(summary.join('\n').split('\n')).toHaveLength(5 * 15);
  });
});
