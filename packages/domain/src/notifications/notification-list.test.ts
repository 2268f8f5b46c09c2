import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { countUnread, removeNotification, toggleRead, toReadFlag } from './notification-list.ts';
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
  claimSubject: null,
});

const anyList = fc
  .uniqueArray(fc.record({ key: fc.nat(20).map(String), read: fc.boolean() }), {
    selector: ({ key }) => key,
  })
  .map((list) => list.map(({ key, read }) => aNotification(key, read)));

describe('the list of notifications (spec 2, 4)', () => {
  const list = [aNotification('a', false), aNotification('b', true), aNotification('c', false)];

  it('counts unread notifications', () => {
    expect(countUnread(list)).toBe(2);
    expect(countUnread([])).toBe(0);
  });

  it('toggles read and unread', () => {
    expect(toggleRead(list, 'a').map(({ read }) => read)).toEqual([true, true, false]);
    expect(toggleRead(list, 'b').map(({ read }) => read)).toEqual([false, false, false]);
  });

  it('deletes a notification', () => {
    expect(removeNotification(list, 'b').map(({ key }) => key)).toEqual(['a', 'c']);
  });

  it('returns the flag 0 for unread notifications', () => {
    expect(toReadFlag(false)).toBe(0);
    expect(toReadFlag(true)).toBe(1);
  });

  property(
    'is unchanged after toggling twice',
    [anyList, fc.nat(20).map(String)],
    (notifications, key) => {
      expect(toggleRead(toggleRead(notifications, key), key)).toEqual(notifications);
    },
  );

  property(
    'each toggle changes the count by one',
    [anyList, fc.nat(20).map(String)],
    (notifications, key) => {
      const change = Math.abs(
        countUnread(toggleRead(notifications, key)) - countUnread(notifications),
      );
      expect(change).toBe(notifications.some((one) => one.key === key) ? 1 : 0);
    },
  );

  property(
    'removes only the deleted notification',
    [anyList, fc.nat(20).map(String)],
    (notifications, key) => {
      expect(removeNotification(notifications, key)).toEqual(
        notifications.filter((one) => one.key !== key),
      );
    },
  );
});
