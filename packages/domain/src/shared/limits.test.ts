import { expect, test } from 'vitest';
import { cookieSeconds, locale, times } from './limits.ts';

test('the times of spec 9, in ms', () => {
  expect(times).toEqual({
    searchDebounce: 1000,
    alert: 5000,
    toast: 4000,
    termsAlert: 15_000,
    chatDelay: 1000,
    permissionRedirect: 3500,
    progressBar: 5000,
    progressThrottle: 200,
    fetchMinimumDelay: 200,
  });
});

test('the token lives 7 days, the locale 365, and the only locale is es (spec 9)', () => {
  expect(cookieSeconds).toEqual({ token: 7 * 24 * 3600, locale: 365 * 24 * 3600 });
  expect(locale).toBe('es');
});
