import fc from 'fast-check';
import { expect, test } from 'vitest';
import { property } from '../../test/property.ts';
import { excludePending, resolveRemoval } from './pending-removals.ts';
import type { Notification } from './types.ts';

const createNotification = (key: string): Notification => ({
  key,
  read: false,
  title: 'Estado de su pedido',
  body: '',
  message: '',
  dateText: '',
  moment: null,
  orderNumber: null,
  orderStatusCode: null,
  claimSubject: null,
});

const anyKeys = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 12 });
const getKeys = (notifications: readonly Notification[]) => notifications.map(({ key }) => key);

test('returns the same array if there are no deletions', () => {
  const stored = [createNotification('a')];
  expect(excludePending(stored, [])).toBe(stored);
});

property(
  'splits the list into visible and hidden notifications',
  [anyKeys, anyKeys],
  (stored, selected) => {
    const visible = getKeys(
      excludePending(stored.map(createNotification), [{ id: '1', keys: new Set(selected) }]),
    );
    expect([...visible, ...stored.filter((key) => selected.includes(key))].sort()).toEqual(
      [...stored].sort(),
    );
    expect(visible.some((key) => selected.includes(key))).toBe(false);
  },
);

property(
  'deletes the entire list only if no notification has arrived',
  [anyKeys, anyKeys],
  (selected, arrived) => {
    const stored = [...new Set([...selected, ...arrived])].map(createNotification);
    const removal = resolveRemoval(stored, { id: '1', keys: new Set(selected) });
    const isEntireList = stored.length > 0 && stored.every(({ key }) => selected.includes(key));
    expect(removal).toEqual(isEntireList ? 'all' : selected);
  },
);

test('does not delete notifications that were already deleted', () => {
  const removal = { id: '1', keys: new Set(['a', 'gone']) };
  expect(resolveRemoval([createNotification('a'), createNotification('b')], removal)).toEqual([
    'a',
  ]);
  expect(resolveRemoval([], removal)).toEqual([]);
});
