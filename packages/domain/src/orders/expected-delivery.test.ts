import { describe, expect, test } from 'vitest';
import { aTestEvent, aTestOrder } from '../../test/fixtures/order.ts';
import { addDays, type CalendarDate, orderStatusCodes } from '../shared/index.ts';
import {
  daysUntilArrived,
  getDelivery,
  getDeliveryTiming,
  getExpectedDelivery,
  isExpected,
} from './expected-delivery.ts';

const today = '2026-11-20' as CalendarDate;
const inDays = (days: number) => addDays(today, days);

test.each([
  [-30, 'late'],
  [-1, 'late'],
  [0, 'today'],
  [1, 'tomorrow'],
  [2, 'later'],
  [400, 'later'],
] as const)('a delivery in %s days is %s', (days, timing) => {
  expect(getDeliveryTiming(inDays(days), today)).toBe(timing);
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

test('getDelivery returns the latest carrier, vehicle and location', () => {
  const history = [
    aTestEvent({ carrierName: 'Luis', vehiclePlate: 'ABC123', location: 'Vía a Neiva' }),
    aTestEvent({ carrierName: ' ', vehiclePlate: '', location: 'Neiva' }),
  ];
  expect(getDelivery({ history, deliveryDate: today })).toEqual({
    expectedDate: today,
    carrier: 'Luis',
    plate: 'ABC123',
    location: 'Neiva',
  });
});
