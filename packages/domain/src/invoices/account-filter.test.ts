import { expect, it } from 'vitest';
import { cleanAccountFilter, getLastAccountMonth } from './account-filter.ts';

it('removes dots from the number and omits an empty number', () => {
  expect(cleanAccountFilter({ number: ' 9.001.00 ', documentClasses: ['FC'] })).toEqual({
    number: '900100',
    documentClasses: ['FC'],
  });
  expect(cleanAccountFilter({ number: ' . ' })).toEqual({});
  expect(cleanAccountFilter({})).toEqual({});
});

it('allows months up to the current one', () => {
  expect(getLastAccountMonth('2026-11-20')).toEqual({ year: 2026, month: 11 });
});
