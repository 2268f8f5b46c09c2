import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPhases, anyAttempt, anyTime, aTestAttempt } from '../../test/fixtures/attempt.ts';
import { property } from '../../test/property.ts';
import { mayHoldDocuments } from './attempt-phases.ts';
import { advanceAttempt } from './attempt-transitions.ts';
import {
  getCheckDelayMs,
  getNextCheckTime,
  getNextPollTime,
  maxCheckDelayMs,
} from './check-schedule.ts';
import { getSessionEnd, providerSessionMs } from './provider-session.ts';

const startedAt = 1_000_000;

describe('getNextCheckTime', () => {
  it.each([
    [0, 5_000],
    [1, 5_000],
    [2, 10_000],
    [3, 20_000],
    [6, 160_000],
    [7, 300_000],
    [5_000, 300_000],
  ])('after %i checks, waits %i ms', (checks, delay) => {
    expect(getCheckDelayMs(checks)).toBe(delay);
  });

  it.each([
    ['preparing', null],
    ['sent', startedAt + 60_000],
    ['redirecting', startedAt + 60_000],
    ['verifying', startedAt],
    ['dropped', null],
    ['unknown', startedAt + 5_000],
    ['rejected', null],
    ['approved', null],
  ] as const)('the first check in the phase %s is at %s', (phase, at) => {
    expect(getNextCheckTime(aTestAttempt({ phase }))).toBe(at);
  });

  it('waits longer after each check', () => {
    const verifying = aTestAttempt({ phase: 'verifying', checks: 3, lastCheckAt: startedAt + 7 });
    expect(getNextCheckTime(verifying)).toBe(startedAt + 7 + 20_000);
  });

  it.each([
    ['as scheduled', startedAt, null, startedAt + 20_000],
    [
      'as scheduled with the maximum delay',
      startedAt + maxCheckDelayMs - 20_000,
      null,
      startedAt + maxCheckDelayMs,
    ],
    ['now if the stored time is an hour in the future', startedAt + 3_600_000, null, startedAt],
    [
      'after the last check of the poller',
      startedAt + 3_600_000,
      startedAt - 5_000,
      startedAt + 15_000,
    ],
    [
      'now if the last check of the poller is also in the future',
      startedAt + 3_600_000,
      startedAt + 1,
      startedAt,
    ],
  ])('the next check is %s', (_, lastCheckAt, queriedAt, at) => {
    const attempt = aTestAttempt({ phase: 'unknown', checks: 3, lastCheckAt });
    expect(getNextPollTime(attempt, queriedAt, startedAt)).toBe(at);
  });

  it('closed attempts are not checked', () => {
    expect(getNextPollTime(aTestAttempt({ phase: 'approved' }), null, startedAt)).toBeNull();
  });

  property('delays never decrease and are at most five minutes', [fc.nat(10_000)], (checks) => {
    expect(getCheckDelayMs(checks + 1)).toBeGreaterThanOrEqual(getCheckDelayMs(checks));
    expect(getCheckDelayMs(checks)).toBeLessThanOrEqual(300_000);
    expect(getCheckDelayMs(checks)).toBeGreaterThanOrEqual(5_000);
  });

  property('checks sent attempts that may hold documents', [anyAttempt], (attempt) => {
    const isChecked = mayHoldDocuments(attempt) && attempt.phase !== 'preparing';
    expect(getNextCheckTime(attempt) !== null).toBe(isChecked);
  });

  property('always waits between two checks', [anyAttempt, anyTime], (attempt, now) => {
    const advanced = advanceAttempt(attempt, { kind: 'check-failed' }, now);
    const next = getNextCheckTime(advanced);
    if (next !== null) expect(next).toBeGreaterThanOrEqual(now + 5_000);
  });

  it('checks attempts only in some phases', () => {
    expect(allPhases.filter((phase) => getNextCheckTime(aTestAttempt({ phase })) !== null)).toEqual(
      ['sent', 'redirecting', 'verifying', 'unknown', 'abandoned'],
    );
  });
});

describe('getSessionEnd', () => {
  const session = { uuid: 'u', lastCheckAt: startedAt, checks: 9 };

  it('schedules a check at the end of the session', () => {
    const pending = aTestAttempt({
      ...session,
      phase: 'unknown',
      sessionEndsAt: startedAt + 60_000,
    });
    expect(getNextCheckTime(pending)).toBe(startedAt + 60_000);
    expect(getNextCheckTime({ ...pending, lastCheckAt: startedAt + 60_000 })).toBe(
      startedAt + 360_000,
    );
  });

  it('schedules the first check of an abandoned attempt', () => {
    const abandoned = aTestAttempt({ ...session, phase: 'abandoned', lastCheckAt: null });
    expect(getNextPollTime(abandoned, null, startedAt)).toBe(
      abandoned.createdAt + providerSessionMs,
    );
  });

  it('is null without a provider', () => {
    expect(getSessionEnd(aTestAttempt({ ...session, kind: 'compensation' }))).toBeNull();
    expect(getSessionEnd(aTestAttempt({ uuid: null }))).toBeNull();
  });
});
