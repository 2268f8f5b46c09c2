import { expect, test } from 'vitest';
import { getNextSort } from './column.ts';
import { getSelectionState, setRowSelected, toggleAllRows } from './row-selection.ts';

const createSet = (...ids: string[]) => new Set(ids);

test.each([
  [createSet(), 'none'],
  [createSet('a'), 'some'],
  [createSet('a', 'b'), 'all'],
  [createSet('other-page'), 'none'],
] as const)('returns the selection state of two rows: %o is %s', (selected, state) => {
  expect(getSelectionState(selected, ['a', 'b'])).toBe(state);
});

test('returns none if no row is selectable', () => {
  expect(getSelectionState(createSet('a'), [])).toBe('none');
});

test('adds and removes one row without changing the given selection', () => {
  const previous = createSet('a');
  expect(setRowSelected(previous, 'b', true)).toEqual(createSet('a', 'b'));
  expect(setRowSelected(previous, 'a', false)).toEqual(createSet());
  expect(previous).toEqual(createSet('a'));
});

test('selects all rows, then none, and keeps the selection of other pages', () => {
  expect(toggleAllRows(createSet('a', 'other-page'), ['a', 'b'])).toEqual(
    createSet('other-page', 'a', 'b'),
  );
  expect(toggleAllRows(createSet('a', 'b', 'other-page'), ['a', 'b'])).toEqual(
    createSet('other-page'),
  );
});

test('reverses the sort of the same column, and starts with the initial direction of another', () => {
  const byDate = { column: 'date', direction: 'descending' } as const;
  expect(getNextSort(byDate, 'date', 'descending')).toEqual({
    column: 'date',
    direction: 'ascending',
  });
  expect(getNextSort(byDate, 'value', 'ascending')).toEqual({
    column: 'value',
    direction: 'ascending',
  });
  expect(getNextSort(undefined, 'date', 'descending')).toEqual(byDate);
});
