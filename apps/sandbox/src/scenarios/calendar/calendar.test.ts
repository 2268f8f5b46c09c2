import { describe, expect, it } from 'vitest';
import { momentAt, monthStart } from './calendar.ts';

describe('the calendar of a scenario', () => {
  it('finds the first of a month, earlier years included', () => {
    expect(monthStart('2026-01-31', -1)).toBe('2025-12-01');
    expect(monthStart('2026-11-21', -17)).toBe('2025-06-01');
  });

  it('runs minutes past midnight into the next day', () => {
    expect(momentAt('2026-11-21', 14 * 60 + 5)).toBe('2026-11-21 14:05:00');
    expect(momentAt('2026-11-30', 1440 + 61, 9)).toBe('2026-12-01 01:01:09');
  });
});
