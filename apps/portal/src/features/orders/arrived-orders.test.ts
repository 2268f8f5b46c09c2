import { type CalendarDate, type Notification, parseCalendarDate } from '@surtidor/domain';
import { expect, it } from 'vitest';
import { arrivedOrders } from './arrived-orders.ts';

const since = '2026-11-20 09:55';
const at = (time: string) => ({ date: parseCalendarDate('2026-11-20') as CalendarDate, time });

const notification = (
  key: string,
  orderNumber: string | null,
  moment: Notification['moment'] = at('08:00'),
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
});

const [old, about45, about46, plain] = [
  notification('a', '44'),
  notification('b', '45'),
  notification('c', '46'),
  notification('d', null),
];

it('returns the orders of new notifications', () => {
  expect(arrivedOrders([old], [about46, plain, about45, old], since)).toEqual(['46', '45']);
});

it('ignores initial and deleted notifications and lost connections', () => {
  expect(arrivedOrders(undefined, [about45], since)).toEqual([]);
  expect(arrivedOrders([old, about45], [old], since)).toEqual([]);
  expect(arrivedOrders([old], undefined, since)).toEqual([]);
});

it('includes notifications of the first response that are newer than the page', () => {
  const meanwhile = notification('f', '47', at('10:00'));
  const undated = notification('g', '48', null);
  expect(arrivedOrders(undefined, [about45, meanwhile, undated], since)).toEqual(['47']);
  expect(arrivedOrders([meanwhile], [meanwhile], since)).toEqual([]);
});

it('returns an order again for a second notification', () => {
  expect(arrivedOrders([about45], [about45, notification('e', '45')], since)).toEqual(['45']);
});
