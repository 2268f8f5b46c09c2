import { describe, expect, it } from 'vitest';
import { getMonthStart, getTimestamp } from './calendar.ts';

describe('getMonthStart', () => {
  it('returns the first day of a month, even in another year', () => {
    expect(getMonthStart('2026-01-31', -1)).toBe('2025-12-01');
    expect(getMonthStart('2026-11-21', -17)).toBe('2025-06-01');
  });
});

describe('getTimestamp', () => {
  it('continues into the next day for minutes past midnight', () => {
    expect(getTimestamp('2026-11-21', 14 * 60 + 5)).toBe('2026-11-21 14:05:00');
    expect(getTimestamp('2026-11-30', 1440 + 61, 9)).toBe('2026-12-01 01:01:09');
  });
});
