import { describe, expect, it } from 'vitest';
import { allPhases, aTestAttempt } from '../../test/fixtures/attempt.ts';
import {
  attemptPhases,
  getAttemptOutcome,
  holdsInvoices,
  isFinal,
  isOpen,
} from './attempt-phases.ts';

describe('phases of an attempt', () => {
  it.each([
    ['preparing', 'pending', true, false],
    ['sent', 'pending', true, false],
    ['redirecting', 'pending', true, false],
    ['verifying', 'pending', true, false],
    ['dropped', 'not-charged', false, false],
    ['unknown', 'pending', true, false],
    ['abandoned', 'not-charged', false, false],
    ['rejected', 'rejected', false, true],
    ['approved', 'approved', false, true],
  ] as const)('%s has the outcome %s, is open: %s, is final: %s', (phase, outcome, open, final) => {
    expect(getAttemptOutcome({ phase })).toBe(outcome);
    expect(isOpen({ phase })).toBe(open);
    expect(isFinal({ phase })).toBe(final);
  });

  it('have different ranks in order', () => {
    expect(allPhases.map((phase) => attemptPhases[phase].rank)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
  });
});

describe('holdsInvoices', () => {
  const cash = aTestAttempt({ kind: 'cash', lines: [] });

  it.each([
    ['a cash payment', [cash], false],
    ['a payment of invoices', [aTestAttempt()], true],
    ['both', [cash, aTestAttempt()], true],
  ] as const)('%s', (_, attempts, expected) => {
    expect(holdsInvoices(attempts)).toBe(expected);
  });
});
