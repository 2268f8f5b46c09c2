import { expect, it } from 'vitest';
import { countUnread, toReadFlag } from './notification-list.ts';
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

it('counts unread notifications (spec 2)', () => {
  const list = [aNotification('a', false), aNotification('b', true), aNotification('c', false)];
  expect(countUnread(list)).toBe(2);
  expect(countUnread([])).toBe(0);
});

it('returns the flag 0 for unread notifications', () => {
  expect(toReadFlag(false)).toBe(0);
  expect(toReadFlag(true)).toBe(1);
});
