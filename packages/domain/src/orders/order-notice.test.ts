import { describe, expect, it } from 'vitest';
import { aTestOrder } from '../../test/fixtures/order.ts';
import { getOrderNotice, getVisibleTrackingNumber, type OrderNotice } from './order-notice.ts';
import type { TimelineOptions } from './timeline.ts';
import type { Order } from './types.ts';

const hiddenReasons: TimelineOptions = { statusSix: 'rejected', rejectionReasons: 'hidden' };
const visibleReasons: TimelineOptions = { ...hiddenReasons, rejectionReasons: 'shown' };
const deliveredOptions: TimelineOptions = { statusSix: 'delivered', rejectionReasons: 'shown' };

describe('getOrderNotice (spec 2)', () => {
  it.each<[string, Partial<Order>, TimelineOptions, OrderNotice | null]>([
    ['no notice', {}, visibleReasons, null],
    [
      'a blocked notice',
      { statusCode: '-1', blockReason: ' Cupo ' },
      hiddenReasons,
      { kind: 'blocked', reason: 'Cupo' },
    ],
    [
      'a blocked notice without a reason',
      { statusCode: '-1' },
      hiddenReasons,
      { kind: 'blocked', reason: '' },
    ],
    [
      'no blocked notice for another status',
      { statusCode: '2', blockReason: 'Cupo' },
      hiddenReasons,
      null,
    ],
    ['a locked notice', { statusCode: '1', locked: true }, hiddenReasons, { kind: 'locked' }],
    ['no locked notice for another status', { statusCode: '4', locked: true }, hiddenReasons, null],
    [
      'a rejected notice',
      { statusCode: '6', rejectionReason: 'Cupo' },
      visibleReasons,
      { kind: 'rejected', reason: 'Cupo' },
    ],
    [
      'a rejected notice for an order that is flagged as rejected',
      { statusCode: '4', rejected: true, rejectionReason: 'Cupo' },
      visibleReasons,
      { kind: 'rejected', reason: 'Cupo' },
    ],
    [
      'no rejected notice if reasons are hidden',
      { statusCode: '6', rejectionReason: 'Cupo' },
      hiddenReasons,
      null,
    ],
    [
      'no rejected notice without a reason',
      { statusCode: '6', rejectionReason: ' ' },
      visibleReasons,
      null,
    ],
    [
      'no rejected notice for a delivered order',
      { statusCode: '6', rejected: true, rejectionReason: 'Cupo' },
      deliveredOptions,
      null,
    ],
  ])('returns %s', (_, order, deploymentOptions, notice) => {
    expect(getOrderNotice(aTestOrder(order), deploymentOptions)).toEqual(notice);
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
