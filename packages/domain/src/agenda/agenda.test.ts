import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { addDays, type CalendarDate, daysBetween, sumByCurrency } from '../shared/index.ts';
import {
  extendToFullWeeks,
  getAgendaRange,
  getAgendaWeeks,
  getTotalsByCurrency,
  shiftAgenda,
  startOfWeek,
} from './agenda.ts';
import type { AgendaEntry } from './types.ts';

const toDate = (text: string) => text as CalendarDate;
const anEntry = (overrides: Partial<AgendaEntry> = {}): AgendaEntry => ({
  id: '1',
  kind: 'invoice',
  day: toDate('2026-11-20'),
  title: 'Factura 1',
  detail: '',
  amount: { minor: 1000, currency: 'COP' },
  ...overrides,
});

test('a week begins on Monday', () => {
  expect(startOfWeek(toDate('2026-11-20'))).toBe('2026-11-16');
  expect(startOfWeek(toDate('2026-11-16'))).toBe('2026-11-16');
  expect(startOfWeek(toDate('2026-11-22'))).toBe('2026-11-16');
  expect(startOfWeek(toDate('2023-12-31'))).toBe('2023-12-25');
});

test('returns the range of a month or a week and moves to the adjacent one', () => {
  expect(getAgendaRange('month', toDate('2026-02-14'))).toEqual({
    start: '2026-02-01',
    end: '2026-02-28',
  });
  expect(getAgendaRange('week', toDate('2026-11-20'))).toEqual({
    start: '2026-11-16',
    end: '2026-11-22',
  });
  expect(shiftAgenda('month', toDate('2026-12-31'), 1)).toBe('2027-01-01');
  expect(shiftAgenda('week', toDate('2026-11-20'), -1)).toBe('2026-11-09');
});

describe('getTotalsByCurrency', () => {
  test('returns one amount per currency and ignores deliveries', () => {
    const entries = [
      anEntry(),
      anEntry({ amount: { minor: 250, currency: 'USD' } }),
      anEntry({ amount: { minor: 500, currency: 'COP' } }),
      anEntry({ kind: 'delivery', amount: null }),
    ];
    expect(getTotalsByCurrency(entries)).toEqual([
      { minor: 1500, currency: 'COP' },
      { minor: 250, currency: 'USD' },
    ]);
    expect(getTotalsByCurrency([])).toEqual([]);
  });
});

const anyEntry = fc
  .record({
    kind: fc.constantFrom('invoice' as const, 'delivery' as const),
    days: fc.integer({ min: -40, max: 40 }),
    minor: fc.integer({ min: 1, max: 1_000_000 }),
    currency: fc.constantFrom('COP' as const, 'USD' as const),
  })
  .map(({ kind, days, minor, currency }) =>
    anEntry({
      kind,
      day: addDays(toDate('2026-11-20'), days),
      amount: kind === 'invoice' ? { minor, currency } : null,
    }),
  );

property(
  'every entry appears once, on its day, and the totals of the weeks and days add up',
  [fc.array(anyEntry, { maxLength: 20 }), fc.constantFrom('week' as const, 'month' as const)],
  (entries, span) => {
    const range = getAgendaRange(span, toDate('2026-11-20'));
    const weeks = getAgendaWeeks(entries, range);
    const { start, end } = extendToFullWeeks(range);
    const expectedEntries = entries.filter((one) => one.day >= start && one.day <= end);
    const displayedEntries = weeks.flatMap(({ days }) => days.flatMap((one) => one.entries));
    expect(new Set(displayedEntries)).toEqual(new Set(expectedEntries));
    expect(displayedEntries).toHaveLength(expectedEntries.length);
    for (const { days } of weeks) {
      expect(days).toHaveLength(7);
      for (const one of days) {
        expect(one.entries.every((entry) => entry.day === one.day)).toBe(true);
        expect(one.totals).toEqual(getTotalsByCurrency(one.entries));
      }
    }
    const dayTotals = weeks.flatMap(({ days }) => days.flatMap(({ totals }) => totals));
    for (const parts of [weeks.flatMap(({ totals }) => totals), dayTotals])
      expect(sumByCurrency(parts)).toEqual(getTotalsByCurrency(expectedEntries));
  },
);

property('a week has seven days and contains the given day', [anyDate], (date) => {
  const { start, end } = getAgendaRange('week', date);
  expect(daysBetween(start, end)).toBe(6);
  expect(start <= date && date <= end).toBe(true);
  expect(startOfWeek(shiftAgenda('week', date, 1))).toBe(addDays(end, 1));
});

test('the weeks of a month are complete and include days of the adjacent months', () => {
  const range = getAgendaRange('month', toDate('2026-11-20'));
  expect(extendToFullWeeks(range)).toEqual({ start: '2026-10-26', end: '2026-12-06' });
  const entriesOutsideRange = [
    anEntry({ day: toDate('2026-10-30') }),
    anEntry({ day: toDate('2026-12-06') }),
  ];
  const weeks = getAgendaWeeks(entriesOutsideRange, range);
  expect(weeks[0]?.totals).toEqual([{ minor: 1000, currency: 'COP' }]);
  expect(weeks.at(-1)?.days.at(-1)).toMatchObject({
    isInRange: false,
    entries: [entriesOutsideRange[1]],
  });
});
