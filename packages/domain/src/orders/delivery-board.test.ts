import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate } from '../../test/arbitraries.ts';
import { aTestEvent, aTestOrder } from '../../test/fixtures/order.ts';
import { property } from '../../test/property.ts';
import { addDays, type CalendarDate, orderStatusCodes } from '../shared/index.ts';
import {
  arrivedAfterDays,
  deliveryBoard,
  deliveryLane,
  deliveryLanes,
  expectedDelivery,
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
] as const)('a delivery in %s days is %s', (days, lane) => {
  expect(deliveryLane(inDays(days), today)).toBe(lane);
});

describe('the day an order is expected', () => {
  test('is the latest estimate of its history', () => {
    const history = ['2026-11-21', '2026-11-23', '', 'pronto'].map((estimatedDelivery) =>
      aTestEvent({ estimatedDelivery }),
    );
    expect(expectedDelivery({ history, deliveryDate: today })).toBe('2026-11-23');
  });

  test('falls back to its own date, which may be missing', () => {
    expect(expectedDelivery({ history: [], deliveryDate: today })).toBe(today);
    expect(expectedDelivery({ history: [], deliveryDate: null })).toBeNull();
  });
});

describe('an order is expected', () => {
  const of = (statusCode: string, days: number, more: object = {}) =>
    isExpected(
      aTestOrder({ statusCode, deliveryDate: inDays(days), history: [], ...more }),
      today,
      'rejected',
    );

  test('unless rejected or deleted', () => {
    expect(of(orderStatusCodes.requested, -40)).toBe(true);
    expect(of(orderStatusCodes.rejected, 1)).toBe(false);
    expect(of(orderStatusCodes.deleted, 1)).toBe(false);
    expect(of(orderStatusCodes.requested, 1, { rejected: true })).toBe(false);
  });

  test('until some days after its date once dispatched', () => {
    expect(of(orderStatusCodes.dispatched, -arrivedAfterDays)).toBe(true);
    expect(of(orderStatusCodes.dispatched, -arrivedAfterDays - 1)).toBe(false);
    expect(of(orderStatusCodes.dispatched, 1, { deliveryDate: null })).toBe(true);
  });
});

test('the board shows carrier, vehicle and last location', () => {
  const history = [
    aTestEvent({ carrierName: 'Luis', vehiclePlate: 'ABC123', location: 'Vía a Neiva' }),
    aTestEvent({ carrierName: ' ', vehiclePlate: '', location: 'Neiva' }),
  ];
  const order = aTestOrder({ statusCode: '5', deliveryDate: today, history });
  expect(deliveryBoard([order], today, 'rejected').today).toMatchObject([
    { order, carrier: 'Luis', plate: 'ABC123', place: 'Neiva' },
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
  (orders, six) => {
    const board = deliveryBoard(orders, today, six);
    const shown = deliveryLanes.flatMap((lane) => board[lane].map(({ order }) => order));
    const expected = orders.filter((order) => isExpected(order, today, six));
    expect(shown).toHaveLength(expected.length);
    expect(new Set(shown)).toEqual(new Set(expected));
    for (const lane of deliveryLanes) {
      const days = board[lane].map((delivery) => delivery.expected ?? '');
      expect(days).toEqual([...days].sort());
      for (const delivery of board[lane]) {
        expect(deliveryLane(delivery.expected, today)).toBe(lane);
      }
    }
  },
);

property('a day is in one lane whatever today is', [anyDate, anyDate], (day, now) => {
  expect(deliveryLanes).toContain(deliveryLane(day, now));
});
