import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { readFlag, removeNotification, toggleRead, unreadCount } from './notification-list.ts';
import type { Notification } from './types.ts';

const aNotification = (key: string, read: boolean): Notification => ({
  key,
  read,
  title: '',
  body: '',
  message: '',
  dateText: '',
  moment: null,
  orderNumber: null,
  orderStatusCode: null,
});

const anyList = fc
  .uniqueArray(fc.record({ key: fc.nat(20).map(String), read: fc.boolean() }), {
    selector: ({ key }) => key,
  })
  .map((list) => list.map(({ key, read }) => aNotification(key, read)));

describe('the list of notifications (spec 2, 4)', () => {
  const list = [aNotification('a', false), aNotification('b', true), aNotification('c', false)];

  it('counts the unread', () => {
    expect(unreadCount(list)).toBe(2);
    expect(unreadCount([])).toBe(0);
  });

  it('toggles read and unread', () => {
    expect(toggleRead(list, 'a').map(({ read }) => read)).toEqual([true, true, false]);
    expect(toggleRead(list, 'b').map(({ read }) => read)).toEqual([false, false, false]);
  });

  it('deletes one', () => {
    expect(removeNotification(list, 'b').map(({ key }) => key)).toEqual(['a', 'c']);
  });

  it('writes 0 while unread', () => {
    expect(readFlag(false)).toBe(0);
    expect(readFlag(true)).toBe(1);
  });

  property('is unchanged after toggling twice', [anyList, fc.nat(20).map(String)], (any, key) => {
    expect(toggleRead(toggleRead(any, key), key)).toEqual(any);
  });

  property(
    'each toggle changes the count by one',
    [anyList, fc.nat(20).map(String)],
    (any, key) => {
      const change = Math.abs(unreadCount(toggleRead(any, key)) - unreadCount(any));
      expect(change).toBe(any.some((one) => one.key === key) ? 1 : 0);
    },
  );

  property('removes only what is deleted', [anyList, fc.nat(20).map(String)], (any, key) => {
    expect(removeNotification(any, key)).toEqual(any.filter((one) => one.key !== key));
  });
});
