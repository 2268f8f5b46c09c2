import { expect, test } from 'vitest';
import { cookieSeconds, durations, locale } from './durations.ts';

const day = 24 * 3600;

test('durations are whole milliseconds and short', () => {
  for (const ms of Object.values(durations)) {
    expect(Number.isInteger(ms) && ms >= 100 && ms <= 15_000).toBe(true);
  }
});

test('messages to read stay longer than notices', () => {
  expect(durations.termsAlert).toBeGreaterThan(durations.alert);
  expect(durations.progressThrottle).toBeLessThanOrEqual(durations.fetchMinimumDelay);
});

test('cookies live whole days, and the session’s ends long before the language’s', () => {
  expect(cookieSeconds.token % day).toBe(0);
  expect(cookieSeconds.token).toBeLessThanOrEqual(7 * day);
  expect(cookieSeconds.locale).toBeGreaterThanOrEqual(365 * day);
});

test('the only locale is supported by Intl', () => {
  expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
});
