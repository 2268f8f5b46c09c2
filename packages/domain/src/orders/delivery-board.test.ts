import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate } from '../../test/arbitraries.ts';
import { aTestEvent, aTestOrder } from '../../test/fixtures/order.ts';
import { property } from '../../test/property.ts';
import { addDays, type CalendarDate, orderStatusCodes } from '../shared/index.ts';
import {
  daysUntilArrived,
  deliveryLanes,
  getDeliveryBoard,
  getDeliveryLane,
  getExpectedDelivery,
  isExpected,
} from './delivery-board.ts';

const today = '2026-11-20' as CalendarDate;
const inDays = (days: number) => addDays(today, days);

test.each([
  [-30, 'late'],
  [-1, 'late'],
  [0, 'today'],
  [1, 'tomorrow'],
  [2, 'later'],
  [400, 'later'],
] as const)('a delivery in %s days is in the lane %s', (days, lane) => {
  expect(getDeliveryLane(inDays(days), today)).toBe(lane);
});

describe('getExpectedDelivery', () => {
  test('returns the latest estimate of the history', () => {
    const history = ['2026-11-21', '2026-11-23', '', 'pronto'].map((estimatedDelivery) =>
      aTestEvent({ estimatedDelivery }),
    );
    expect(getExpectedDelivery({ history, deliveryDate: today })).toBe('2026-11-23');
  });

  test('falls back to the delivery date, which can be missing', () => {
    expect(getExpectedDelivery({ history: [], deliveryDate: today })).toBe(today);
    expect(getExpectedDelivery({ history: [], deliveryDate: null })).toBeNull();
  });
});

describe('isExpected', () => {
  const isOrderExpected = (statusCode: string, days: number, changes: object = {}) =>
    isExpected(
      aTestOrder({ statusCode, deliveryDate: inDays(days), history: [], ...changes }),
      today,
      'rejected',
    );

  test('is false for rejected and deleted orders', () => {
    expect(isOrderExpected(orderStatusCodes.requested, -40)).toBe(true);
    expect(isOrderExpected(orderStatusCodes.rejected, 1)).toBe(false);
    expect(isOrderExpected(orderStatusCodes.deleted, 1)).toBe(false);
    expect(isOrderExpected(orderStatusCodes.requested, 1, { rejected: true })).toBe(false);
  });

  test('stays true for dispatched orders until a few days after the delivery date', () => {
    expect(isOrderExpected(orderStatusCodes.dispatched, -daysUntilArrived)).toBe(true);
    expect(isOrderExpected(orderStatusCodes.dispatched, -daysUntilArrived - 1)).toBe(false);
    expect(isOrderExpected(orderStatusCodes.dispatched, 1, { deliveryDate: null })).toBe(true);
  });
});

test('the board shows carrier, vehicle and last location', () => {
  const history = [
    aTestEvent({ carrierName: 'Luis', vehiclePlate: 'ABC123', location: 'Vía a Neiva' }),
    aTestEvent({ carrierName: ' ', vehiclePlate: '', location: 'Neiva' }),
  ];
  const order = aTestOrder({ statusCode: '5', deliveryDate: today, history });
  expect(getDeliveryBoard([order], today, 'rejected').today).toMatchObject([
    { order, carrier: 'Luis', plate: 'ABC123', location: 'Neiva' },
  ]);
});

const anyOrder = fc
  .record({
    number: fc.stringMatching(/^\d{10}$/),
    statusCode: fc.constantFrom(...Object.values(orderStatusCodes), '77'),
    deliveryDate: fc.option(fc.integer({ min: -9, max: 9 }).map(inDays), { nil: null }),
  })
  .map((changes) => aTestOrder({ ...changes, history: [] }));

property(
  'every expected order is in exactly one lane, sorted by date',
  [
    fc.array(anyOrder, { maxLength: 12 }),
    fc.constantFrom('rejected' as const, 'delivered' as const),
  ],
  (orders, statusSixMeaning) => {
    const board = getDeliveryBoard(orders, today, statusSixMeaning);
    const displayedOrders = deliveryLanes.flatMap((lane) => board[lane].map(({ order }) => order));
    const expectedOrders = orders.filter((order) => isExpected(order, today, statusSixMeaning));
    expect(displayedOrders).toHaveLength(expectedOrders.length);
    expect(new Set(displayedOrders)).toEqual(new Set(expectedOrders));
    for (const lane of deliveryLanes) {
      const days = board[lane].map((delivery) => delivery.expectedDate ?? '');
      expect(days).toEqual([...days].sort());
      for (const delivery of board[lane]) {
        expect(getDeliveryLane(delivery.expectedDate, today)).toBe(lane);
      }
    }
  },
);

property('every day has a lane for any current date', [anyDate, anyDate], (day, now) => {
  expect(deliveryLanes).toContain(getDeliveryLane(day, now));
});
