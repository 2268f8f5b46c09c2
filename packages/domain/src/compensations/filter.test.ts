import { describe, expect, it } from 'vitest';
import { day } from '../../test/days.ts';
import {
  compensationSorts,
  countCompensationFilters,
  countCompensationPanelFilters,
  filterableStates,
  getDefaultCompensationFilter,
  hasCustomRange,
  isValidCompensationRange,
} from './filter.ts';

const today = day('2026-03-15');
const range = (start: string, end: string) => ({ start: day(start), end: day(end) });

describe('the compensations list (spec 9)', () => {
  it('defaults to the last two months, newest first and any state', () => {
    expect(getDefaultCompensationFilter(today)).toEqual({
      invoiceNumber: '',
      state: null,
      created: { start: '2026-02-01', end: '2026-03-15' },
      sort: 'newest',
    });
    expect(compensationSorts[0]).toBe('newest');
    expect(filterableStates).toEqual(['in-process', 'rejected', 'completed']);
  });

  it.each([
    ['2026-02-01', '2026-03-15', true],
    ['2026-03-15', '2026-03-15', true],
    ['2026-03-10', '2026-03-09', false],
    ['2026-01-31', '2026-03-15', true],
    ['2019-05-01', '2019-05-31', true],
    ['2026-03-15', '2026-03-16', false],
    ['2026-02-01', '2026-03-16', false],
  ])('the range %s to %s can be selected: %s', (start, end, allowed) => {
    expect(isValidCompensationRange(range(start, end), today)).toBe(allowed);
  });

  it('counts active filters, but not the sort order', () => {
    const defaults = getDefaultCompensationFilter(today);
    expect(countCompensationFilters({ ...defaults, sort: 'oldest' }, today)).toBe(0);
    const withStart = { ...defaults, created: { ...defaults.created, start: day('2026-03-01') } };
    const withEnd = { ...defaults, created: { ...defaults.created, end: day('2026-03-01') } };
    expect([defaults, withStart, withEnd].map((filter) => hasCustomRange(filter, today))).toEqual([
      false,
      true,
      true,
    ]);
    const complete = { ...withStart, invoiceNumber: 'FE-1', state: 'rejected' as const };
    expect(countCompensationFilters(complete, today)).toBe(3);
    expect(countCompensationPanelFilters(complete, today)).toBe(2);
    expect(countCompensationFilters({ ...defaults, state: 'completed' }, today)).toBe(1);
    expect(countCompensationFilters({ ...defaults, invoiceNumber: 'FE-1' }, today)).toBe(1);
  });
});
