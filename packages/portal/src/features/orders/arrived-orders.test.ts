import { type CalendarDate, parseCalendarDate } from '@surtidor/domain';
import type { Notification } from '@surtidor/domain/notifications';
import { expect, it } from 'vitest';
import { getArrivedOrders } from './arrived-orders.ts';

const startTime = '2026-11-20 09:55';
const createMoment = (time: string) => ({
  date: parseCalendarDate('2026-11-20') as CalendarDate,
  time,
});

const createNotification = (
  key: string,
  orderNumber: string | null,
  moment: Notification['moment'] = createMoment('08:00'),
): Notification => ({
  key,
  read: false,
  title: '',
  body: '',
  message: '',
  dateText: '',
  moment,
  orderNumber,
  orderStatusCode: null,
  claimSubject: null,
});

const [about44, about45, about46, withoutOrder] = [
  createNotification('a', '44'),
  createNotification('b', '45'),
  createNotification('c', '46'),
  createNotification('d', null),
];

it('returns the orders of new notifications', () => {
  expect(getArrivedOrders([about44], [about46, withoutOrder, about45, about44], startTime)).toEqual(
    ['46', '45'],
  );
});

it('ignores initial and deleted notifications and lost connections', () => {
  expect(getArrivedOrders(undefined, [about45], startTime)).toEqual([]);
  expect(getArrivedOrders([about44, about45], [about44], startTime)).toEqual([]);
  expect(getArrivedOrders([about44], undefined, startTime)).toEqual([]);
});

it('includes notifications of the first response that are newer than the page', () => {
  const newNotification = createNotification('f', '47', createMoment('10:00'));
  const undatedNotification = createNotification('g', '48', null);
  expect(
    getArrivedOrders(undefined, [about45, newNotification, undatedNotification], startTime),
  ).toEqual(['47']);
  expect(getArrivedOrders([newNotification], [newNotification], startTime)).toEqual([]);
});

it('returns an order again for a second notification', () => {
  expect(getArrivedOrders([about45], [about45, createNotification('e', '45')], startTime)).toEqual([
    '45',
  ]);
});
