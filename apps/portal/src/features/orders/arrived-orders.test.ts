import type { Notification } from '@surtidor/domain';
import { expect, it } from 'vitest';
import { arrivedOrders } from './arrived-orders.ts';

const notification = (key: string, orderNumber: string | null): Notification => ({
  key,
  read: false,
  title: '',
  body: '',
  message: '',
  dateText: '',
  moment: null,
  orderNumber,
  orderStatusCode: null,
});

const [old, about45, about46, plain] = [
  notification('a', '44'),
  notification('b', '45'),
  notification('c', '46'),
  notification('d', null),
];

it('names the orders of the notifications that were not there', () => {
  expect(arrivedOrders([old], [about46, plain, about45, old])).toEqual(['46', '45']);
});

it('names none that were there at first, none that went, and none of a connection that broke', () => {
  expect(arrivedOrders(undefined, [about45])).toEqual([]);
  expect(arrivedOrders([old, about45], [old])).toEqual([]);
  expect(arrivedOrders([old], undefined)).toEqual([]);
});

it('names an order again when another notification does', () => {
  expect(arrivedOrders([about45], [about45, notification('e', '45')])).toEqual(['45']);
});
