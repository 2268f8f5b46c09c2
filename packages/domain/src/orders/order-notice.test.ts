import { describe, expect, it, test } from 'vitest';
import { aTestOrder } from '../../test/fixtures/order.ts';
import {
  getOrderHold,
  getOrderNotice,
  getVisibleTrackingNumber,
  type OrderNotice,
} from './order-notice.ts';
import type { TimelineOptions } from './timeline.ts';
import type { Order } from './types.ts';

const hiddenReasonsOptions: TimelineOptions = { statusSix: 'rejected', rejectionReasons: 'hidden' };
const visibleReasonsOptions: TimelineOptions = {
  ...hiddenReasonsOptions,
  rejectionReasons: 'shown',
};
const deliveredOptions: TimelineOptions = { statusSix: 'delivered', rejectionReasons: 'shown' };

test.each<[Partial<Order>, ReturnType<typeof getOrderHold>]>([
  [
    { statusCode: '-1', blockReason: ' Cupo ' },
    { kind: 'blocked', reason: 'Cupo' },
  ],
  [
    { statusCode: '-1', blockReason: 'Cupo', missingCredit: { minor: 500, currency: 'COP' } },
    { kind: 'blocked', reason: 'Cupo', missingCredit: { minor: 500, currency: 'COP' } },
  ],
  [
    { statusCode: '-1', blockReason: 'Cupo', missingCredit: { minor: 0, currency: 'COP' } },
    { kind: 'blocked', reason: 'Cupo' },
  ],
  [{ statusCode: '1', locked: true }, { kind: 'locked' }],
  [{ statusCode: '1' }, null],
  [{ statusCode: '4', locked: true, blockReason: 'Cupo' }, null],
  [{ statusCode: '6', rejected: true }, null],
])('the hold of %j is %j', (order, hold) => {
  expect(getOrderHold(aTestOrder(order))).toEqual(hold);
});

describe('getOrderNotice (spec 2)', () => {
  it.each<[string, Partial<Order>, TimelineOptions, OrderNotice | null]>([
    ['no notice', {}, visibleReasonsOptions, null],
    [
      'a blocked notice',
      { statusCode: '-1', blockReason: ' Cupo ' },
      hiddenReasonsOptions,
      { kind: 'blocked', reason: 'Cupo' },
    ],
    [
      'a blocked notice without a reason',
      { statusCode: '-1' },
      hiddenReasonsOptions,
      { kind: 'blocked', reason: '' },
    ],
    [
      'no blocked notice for another status',
      { statusCode: '2', blockReason: 'Cupo' },
      hiddenReasonsOptions,
      null,
    ],
    [
      'a locked notice',
      { statusCode: '1', locked: true },
      hiddenReasonsOptions,
      { kind: 'locked' },
    ],
    [
      'no locked notice for another status',
      { statusCode: '4', locked: true },
      hiddenReasonsOptions,
      null,
    ],
    [
      'a rejected notice',
      { statusCode: '6', rejectionReason: 'Cupo' },
      visibleReasonsOptions,
      { kind: 'rejected', reason: 'Cupo' },
    ],
    [
      'a rejected notice for an order that is flagged as rejected',
      { statusCode: '4', rejected: true, rejectionReason: 'Cupo' },
      visibleReasonsOptions,
      { kind: 'rejected', reason: 'Cupo' },
    ],
    [
      'no rejected notice if reasons are hidden',
      { statusCode: '6', rejectionReason: 'Cupo' },
      hiddenReasonsOptions,
      null,
    ],
    [
      'no rejected notice without a reason',
      { statusCode: '6', rejectionReason: ' ' },
      visibleReasonsOptions,
      null,
    ],
    [
      'no rejected notice for a delivered order',
      { statusCode: '6', rejected: true, rejectionReason: 'Cupo' },
      deliveredOptions,
      null,
    ],
  ])('returns %s', (_, order, options, notice) => {
    expect(getOrderNotice(aTestOrder(order), options)).toEqual(notice);
  });

  it.each(['-2', '-1.5', '-1', '1', '2', '3', '4', '5', '6', '9'])(
    'the tracking number is visible only for status 5: %s',
    (statusCode) => {
      const number = getVisibleTrackingNumber({ statusCode, trackingNumber: ' TC-1 ' });
      expect(number).toBe(statusCode === '5' ? 'TC-1' : null);
    },
  );

  it('returns null for an empty tracking number', () => {
    expect(getVisibleTrackingNumber({ statusCode: '5', trackingNumber: ' ' })).toBeNull();
  });
});
