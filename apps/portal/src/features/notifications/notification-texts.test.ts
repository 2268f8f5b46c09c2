import type { Notification } from '@surtidor/domain';
import { expect, test } from 'vitest';
import { getTime } from './notification-texts.ts';

const notification = (dateText: string): Notification => ({
  key: 'a',
  title: '',
  body: '',
  message: '',
  read: false,
  moment: null,
  dateText,
  orderNumber: null,
  orderStatusCode: null,
});

test.each([
  ['ayer', '00/00/0000'],
  ['', ''],
])('formats the invalid time %j as %j (spec 5)', (dateText, shown) => {
  expect(getTime(notification(dateText))).toBe(shown);
});
