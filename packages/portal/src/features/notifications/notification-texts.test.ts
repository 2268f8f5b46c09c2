import type { Notification } from '@surtidor/domain/notifications';
import { expect, test } from 'vitest';
import { createText } from '../../platform/messages/text-context.tsx';
import { spanish } from '../../shared/messages/es.ts';
import { formatNotificationTime } from './notification-texts.ts';

const createNotification = (dateText: string): Notification => ({
  key: 'a',
  title: '',
  body: '',
  message: '',
  read: false,
  moment: null,
  dateText,
  orderNumber: null,
  orderStatusCode: null,
  claimSubject: null,
});

test.each([
  ['ayer', '00/00/0000'],
  ['', ''],
])('formats the invalid time %j as %j (spec 5)', (dateText, expected) => {
  expect(formatNotificationTime(createNotification(dateText), createText(spanish))).toBe(expected);
});
