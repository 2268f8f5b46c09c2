import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { addDays, type CalendarDate, daysBetween } from '../shared/index.ts';
import {
  agendaRange,
  agendaTotals,
  agendaWeeks,
  startOfWeek,
  stepAgenda,
  wholeWeeks,
} from './agenda.ts';
import type { AgendaEntry } from './types.ts';

const day = (text: string) => text as CalendarDate;
const anEntry = (over: Partial<AgendaEntry> = {}): AgendaEntry => ({
  id: '1',
  kind: 'invoice',
  day: day('2026-11-20'),
  title: 'Factura 1',
  detail: '',
  amount: { minor: 1000, currency: 'COP' },
  ...over,
});

test('a week begins on Monday', () => {
  expect(startOfWeek(day('2026-11-20'))).toBe('2026-11-16');
  expect(startOfWeek(day('2026-11-16'))).toBe('2026-11-16');
  expect(startOfWeek(day('2026-11-22'))).toBe('2026-11-16');
  expect(startOfWeek(day('2023-12-31'))).toBe('2023-12-25');
});

test('a month, a week and their neighbours', () => {
  expect(agendaRange('month', day('2026-02-14'))).toEqual({
    start: '2026-02-01',
    end: '2026-02-28',
  });
  expect(agendaRange('week', day('2026-11-20'))).toEqual({
    start: '2026-11-16',
    end: '2026-11-22',
  });
  expect(stepAgenda('month', day('2026-12-31'), 1)).toBe('2027-01-01');
  expect(stepAgenda('week', day('2026-11-20'), -1)).toBe('2026-11-09');
});

describe('totals', () => {
  test('has one amount per currency, without deliveries', () => {
    const entries = [
      anEntry(),
      anEntry({ amount: { minor: 250, currency: 'USD' } }),
      anEntry({ amount: { minor: 500, currency: 'COP' } }),
      anEntry({ kind: 'delivery', amount: null }),
    ];
    expect(agendaTotals(entries)).toEqual([
      { minor: 1500, currency: 'COP' },
      { minor: 250, currency: 'USD' },
    ]);
    expect(agendaTotals([])).toEqual([]);
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
      day: addDays(day('2026-11-20'), days),
      amount: kind === 'invoice' ? { minor, currency } : null,
    }),
  );

property(
  'every entry appears once, on its day, and the weeks add up to the total',
  [fc.array(anyEntry, { maxLength: 20 }), fc.constantFrom('week' as const, 'month' as const)],
  (entries, span) => {
    const range = agendaRange(span, day('2026-11-20'));
    const weeks = agendaWeeks(entries, range);
    const { start, end } = wholeWeeks(range);
    const expected = entries.filter((one) => one.day >= start && one.day <= end);
    const shown = weeks.flatMap(({ days }) => days.flatMap((one) => one.entries));
    expect(new Set(shown)).toEqual(new Set(expected));
    expect(shown).toHaveLength(expected.length);
    for (const { days } of weeks) {
      expect(days).toHaveLength(7);
      for (const one of days) {
        expect(one.entries.every((entry) => entry.day === one.day)).toBe(true);
      }
    }
    const sum = (totals: readonly { minor: number }[]) =>
      totals.reduce((all, { minor }) => all + minor, 0);
    expect(sum(weeks.flatMap(({ totals }) => totals))).toBe(sum(agendaTotals(expected)));
  },
);

property('weeks are whole and hold the day', [anyDate], (date) => {
  const { start, end } = agendaRange('week', date);
  expect(daysBetween(start, end)).toBe(6);
  expect(start <= date && date <= end).toBe(true);
  expect(startOfWeek(stepAgenda('week', date, 1))).toBe(addDays(end, 1));
});

test('the weeks of a month are whole: the first and the last reach into its neighbours', () => {
  const range = agendaRange('month', day('2026-11-20'));
  expect(wholeWeeks(range)).toEqual({ start: '2026-10-26', end: '2026-12-06' });
  const outside = [anEntry({ day: day('2026-10-30') }), anEntry({ day: day('2026-12-06') })];
  const weeks = agendaWeeks(outside, range);
  expect(weeks[0]?.totals).toEqual([{ minor: 1000, currency: 'COP' }]);
  expect(weeks.at(-1)?.days.at(-1)).toMatchObject({ within: false, entries: [outside[1]] });
});
