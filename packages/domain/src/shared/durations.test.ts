import { expect, test } from 'vitest';
import { cookieSeconds, durations, locale } from './durations.ts';

const secondsPerDay = 24 * 3600;

test('durations are integers between 100 and 15,000', () => {
  for (const ms of Object.values(durations)) {
    expect(Number.isInteger(ms) && ms >= 100 && ms <= 15_000).toBe(true);
  }
});

test('the terms message is shown longer than other messages', () => {
  expect(durations.termsAlert).toBeGreaterThan(durations.alert);
  expect(durations.progressThrottle).toBeLessThanOrEqual(durations.minimumFetchDelay);
});

test('cookies expire after full days, and the session cookie within a week', () => {
  expect(cookieSeconds.token % secondsPerDay).toBe(0);
  expect(cookieSeconds.token).toBeLessThanOrEqual(7 * secondsPerDay);
  expect(cookieSeconds.locale).toBeGreaterThanOrEqual(365 * secondsPerDay);
});

test('the only locale is supported by Intl', () => {
  expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
});
