import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectInRange } from './select-in-range.ts';

const day = fc.integer({ min: 10, max: 28 }).map((number) => `2026-11-${number}`);
const optionalDay = fc.option(day);
const boundaries = fc.constantFrom<'start' | 'end'>('start', 'end');

test('keeps the range in order for any selected day', () => {
  fc.assert(
    fc.property(optionalDay, boundaries, day, (start, boundary, selectedDay) => {
      const range = selectInRange({ start, end: null }, boundary, selectedDay);
      expect(range.start === null || range.end === null || range.start <= range.end).toBe(true);
      expect([range.start, range.end]).toContain(selectedDay);
    }),
  );
});

test.each([
  [{ start: null, end: null }, 'start', { start: '2026-11-05', end: null }],
  [{ start: null, end: null }, 'end', { start: '2026-11-05', end: null }],
  [{ start: '2026-11-01', end: null }, 'end', { start: '2026-11-01', end: '2026-11-05' }],
  [{ start: '2026-11-05', end: null }, 'end', { start: '2026-11-05', end: '2026-11-05' }],
  [{ start: '2026-11-09', end: null }, 'end', { start: '2026-11-05', end: null }],
  [{ start: '2026-11-01', end: '2026-11-30' }, 'start', { start: '2026-11-05', end: null }],
] as const)('updates %j when the %s is selected', (range, end, expected) => {
  expect(selectInRange(range, end, '2026-11-05')).toEqual(expected);
});
