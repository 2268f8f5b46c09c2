import { expect, it } from 'vitest';
import { cleanAccountFilter, lastAccountMonth } from './account-filter.ts';

it('compares numbers without dots, and ignores empty ones', () => {
  expect(cleanAccountFilter({ number: ' 9.001.00 ', documentClasses: ['FC'] })).toEqual({
    number: '900100',
    documentClasses: ['FC'],
  });
  expect(cleanAccountFilter({ number: ' . ' })).toEqual({});
  expect(cleanAccountFilter({})).toEqual({});
});

it('offers months up to the current one', () => {
  expect(lastAccountMonth('2026-11-20')).toEqual({ year: 2026, month: 11 });
});
