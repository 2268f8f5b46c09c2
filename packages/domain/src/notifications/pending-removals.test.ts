import fc from 'fast-check';
import { expect, test } from 'vitest';
import { property } from '../../test/property.ts';
import { excludePending, resolveRemoval } from './pending-removals.ts';
import type { Notification } from './types.ts';

const named = (key: string): Notification => ({
  key,
  read: false,
  title: 'Estado de su pedido',
  body: '',
  message: '',
  dateText: '',
  moment: null,
  orderNumber: null,
  orderStatusCode: null,
});

const list = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 12 });
const getKeys = (notifications: readonly Notification[]) => notifications.map(({ key }) => key);

test('without deletions the list is the same array', () => {
  const stored = [named('a')];
  expect(excludePending(stored, [])).toBe(stored);
});

property('shown and hidden notifications make up the list', [list, list], (stored, selected) => {
  const shown = getKeys(excludePending(stored.map(named), [{ id: '1', keys: new Set(selected) }]));
  expect([...shown, ...stored.filter((key) => selected.includes(key))].sort()).toEqual(
    [...stored].sort(),
  );
  expect(shown.some((key) => selected.includes(key))).toBe(false);
});

property(
  'the whole list is deleted only if nothing arrived meanwhile',
  [list, list],
  (selected, came) => {
    const stored = [...new Set([...selected, ...came])].map(named);
    const removal = resolveRemoval(stored, { id: '1', keys: new Set(selected) });
    const everything = stored.length > 0 && stored.every(({ key }) => selected.includes(key));
    expect(removal).toEqual(everything ? 'all' : selected);
  },
);

test('notifications deleted elsewhere are not deleted again', () => {
  const removal = { id: '1', keys: new Set(['a', 'gone']) };
  expect(resolveRemoval([named('a'), named('b')], removal)).toEqual(['a']);
  expect(resolveRemoval([], removal)).toEqual([]);
});
