import { expect, test } from 'vitest';
import { nextSort } from './column.ts';
import { getShare, withAllRows, withRow } from './row-selection.ts';

const set = (...ids: string[]) => new Set(ids);

test.each([
  [set(), 'none'],
  [set('a'), 'some'],
  [set('a', 'b'), 'all'],
  [set('elsewhere'), 'none'],
] as const)('%o of two rows is %s', (selected, share) => {
  expect(getShare(selected, ['a', 'b'])).toBe(share);
});

test('returns none if no row is selectable', () => {
  expect(getShare(set('a'), [])).toBe('none');
});

test('adds and removes one row without changing the given selection', () => {
  const previous = set('a');
  expect(withRow(previous, 'b', true)).toEqual(set('a', 'b'));
  expect(withRow(previous, 'a', false)).toEqual(set());
  expect(previous).toEqual(set('a'));
});

test('selects all rows, then none, and keeps the selection of other pages', () => {
  expect(withAllRows(set('a', 'elsewhere'), ['a', 'b'])).toEqual(set('elsewhere', 'a', 'b'));
  expect(withAllRows(set('a', 'b', 'elsewhere'), ['a', 'b'])).toEqual(set('elsewhere'));
});

test('reverses the sort of the same column; another column starts with its first direction', () => {
  const byDate = { column: 'date', direction: 'descending' } as const;
  expect(nextSort(byDate, 'date', 'descending')).toEqual({
    column: 'date',
    direction: 'ascending',
  });
  expect(nextSort(byDate, 'value', 'ascending')).toEqual({
    column: 'value',
    direction: 'ascending',
  });
  expect(nextSort(undefined, 'date', 'descending')).toEqual(byDate);
});
