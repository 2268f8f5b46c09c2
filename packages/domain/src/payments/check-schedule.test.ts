import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPhases, anyAttempt, anyTime, aTestAttempt } from '../../test/fixtures/attempt.ts';
import { property } from '../../test/property.ts';
import { holdsDocuments } from './attempt-phases.ts';
import { advanceAttempt } from './attempt-transitions.ts';
import {
  attemptsToCheck,
  checkDelayMs,
  maxCheckDelayMs,
  nextCheckAt,
  nextCheckBy,
} from './check-schedule.ts';
import { getSessionEnd, providerSessionMs } from './provider-session.ts';

const start = 1_000_000;

describe('when the backend is queried again', () => {
  it.each([
    [0, 5_000],
    [1, 5_000],
    [2, 10_000],
    [3, 20_000],
    [6, 160_000],
    [7, 300_000],
    [5_000, 300_000],
  ])('after %i queries waits %i ms', (checks, delay) => {
    expect(checkDelayMs(checks)).toBe(delay);
  });

  it.each([
    ['preparing', null],
    ['sent', start + 60_000],
    ['redirecting', start + 60_000],
    ['verifying', start],
    ['dropped', null],
    ['unknown', start + 5_000],
    ['rejected', null],
    ['approved', null],
  ] as const)('for the first time in %s: %s', (phase, at) => {
    expect(nextCheckAt(aTestAttempt({ phase }))).toBe(at);
  });

  it('waits longer after each query', () => {
    const verifying = aTestAttempt({ phase: 'verifying', checks: 3, lastCheckAt: start + 7 });
    expect(nextCheckAt(verifying)).toBe(start + 7 + 20_000);
  });

  it.each([
    ['as the schedule says', start, null, start + 20_000],
    [
      'as the schedule says, at its longest',
      start + maxCheckDelayMs - 20_000,
      null,
      start + maxCheckDelayMs,
    ],
    ['now, when it was asked by a clock an hour ahead', start + 3_600_000, null, start],
    ['after what the watch itself remembers', start + 3_600_000, start - 5_000, start + 15_000],
    ['now, when that memory is of a wrong clock too', start + 3_600_000, start + 1, start],
  ])('is queried again %s', (_, lastCheckAt, queriedAt, at) => {
    const verifying = aTestAttempt({ phase: 'unknown', checks: 3, lastCheckAt });
    expect(nextCheckBy(verifying, queriedAt, start)).toBe(at);
  });

  it('is never queried again once closed', () => {
    expect(nextCheckBy(aTestAttempt({ phase: 'approved' }), null, start)).toBeNull();
  });

  it('lists the attempts that are due, longest waiting first', () => {
    const later = aTestAttempt({ key: 'a', phase: 'verifying', changedAt: start + 5 });
    const earlier = aTestAttempt({ key: 'b', phase: 'verifying' });
    const notYet = aTestAttempt({ key: 'c', phase: 'sent' });
    const closed = aTestAttempt({ key: 'd', phase: 'approved' });
    const due = attemptsToCheck([later, notYet, earlier, closed], start + 5);
    expect(due.map(({ key }) => key)).toEqual(['b', 'a']);
  });

  property(
    'never waits less than before, nor more than five minutes',
    [fc.nat(10_000)],
    (checks) => {
      expect(checkDelayMs(checks + 1)).toBeGreaterThanOrEqual(checkDelayMs(checks));
      expect(checkDelayMs(checks)).toBeLessThanOrEqual(300_000);
      expect(checkDelayMs(checks)).toBeGreaterThanOrEqual(5_000);
    },
  );

  property(
    'queries only attempts that hold documents, and every sent one eventually',
    [anyAttempt],
    (attempt) => {
      const isChecked = holdsDocuments(attempt) && attempt.phase !== 'preparing';
      expect(nextCheckAt(attempt) !== null).toBe(isChecked);
    },
  );

  property('never queries twice without waiting', [anyAttempt, anyTime], (attempt, now) => {
    const verifying = advanceAttempt(attempt, { kind: 'check-failed' }, now);
    const next = nextCheckAt(verifying);
    if (next !== null) expect(next).toBeGreaterThanOrEqual(now + 5_000);
  });

  it('knows every phase', () => {
    expect(allPhases.filter((phase) => nextCheckAt(aTestAttempt({ phase })) !== null)).toEqual([
      'sent',
      'redirecting',
      'verifying',
      'unknown',
      'abandoned',
    ]);
  });
});

describe('the end of the provider’s session', () => {
  const session = { uuid: 'u', lastCheckAt: start, checks: 9 };

  it('triggers a query, however long the wait', () => {
    const pending = aTestAttempt({ ...session, phase: 'unknown', sessionEndsAt: start + 60_000 });
    expect(nextCheckAt(pending)).toBe(start + 60_000);
    expect(nextCheckAt({ ...pending, lastCheckAt: start + 60_000 })).toBe(start + 360_000);
  });

  it('triggers the first query of an abandoned attempt', () => {
    const abandoned = aTestAttempt({ ...session, phase: 'abandoned', lastCheckAt: null });
    expect(nextCheckBy(abandoned, null, start)).toBe(abandoned.createdAt + providerSessionMs);
  });

  it('does not exist without a provider', () => {
    expect(getSessionEnd(aTestAttempt({ ...session, kind: 'compensation' }))).toBeNull();
    expect(getSessionEnd(aTestAttempt({ uuid: null }))).toBeNull();
  });
});
