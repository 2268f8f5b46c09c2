import { describe, expect, it } from 'vitest';
import { aTestOrder } from '../../test/fixtures/order.ts';
import { type OrderNotice, orderNotice, visibleTrackingNumber } from './order-notice.ts';
import type { TimelineOptions } from './timeline.ts';
import type { Order } from './types.ts';

const hidden: TimelineOptions = { statusSix: 'rejected', rejectionReasons: 'hidden' };
const shown: TimelineOptions = { ...hidden, rejectionReasons: 'shown' };
const delivered: TimelineOptions = { statusSix: 'delivered', rejectionReasons: 'shown' };

describe('the notice of an order’s panel (spec 2)', () => {
  it.each<[string, Partial<Order>, TimelineOptions, OrderNotice | null]>([
    ['nothing', {}, shown, null],
    [
      'a block',
      { statusCode: '-1', blockReason: ' Cupo ' },
      hidden,
      { kind: 'blocked', reason: 'Cupo' },
    ],
    ['a block without a reason', { statusCode: '-1' }, hidden, { kind: 'blocked', reason: '' }],
    ['no block of another status', { statusCode: '2', blockReason: 'Cupo' }, hidden, null],
    ['a lock', { statusCode: '1', locked: true }, hidden, { kind: 'locked' }],
    ['no lock of another status', { statusCode: '4', locked: true }, hidden, null],
    [
      'a rejection',
      { statusCode: '6', rejectionReason: 'Cupo' },
      shown,
      { kind: 'rejected', reason: 'Cupo' },
    ],
    [
      'a flagged rejection',
      { statusCode: '4', rejected: true, rejectionReason: 'Cupo' },
      shown,
      { kind: 'rejected', reason: 'Cupo' },
    ],
    ['no rejection unless enabled', { statusCode: '6', rejectionReason: 'Cupo' }, hidden, null],
    ['no rejection without a reason', { statusCode: '6', rejectionReason: ' ' }, shown, null],
    [
      'no rejection of a delivery',
      { statusCode: '6', rejected: true, rejectionReason: 'Cupo' },
      delivered,
      null,
    ],
  ])('%s', (_, order, deploymentOptions, notice) => {
    expect(orderNotice(aTestOrder(order), deploymentOptions)).toEqual(notice);
  });

  it.each(['-2', '-1.5', '-1', '1', '2', '3', '4', '5', '6', '9'])(
    'has the tracking number for status 5 only: %s',
    (statusCode) => {
      const number = visibleTrackingNumber({ statusCode, trackingNumber: ' TC-1 ' });
      expect(number).toBe(statusCode === '5' ? 'TC-1' : null);
    },
  );

  it('has no tracking number before there is one', () => {
    expect(visibleTrackingNumber({ statusCode: '5', trackingNumber: ' ' })).toBeNull();
  });
});
