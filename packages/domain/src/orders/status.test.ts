import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { orderStatusCodes, type StateTone } from '../shared/index.ts';
import {
  getFilterStatuses,
  getOrderStatus,
  getOrderStatusLabel,
  getOrderTone,
  getRemainingStatuses,
  hasLockedStyle,
  orderStatusAppearance,
} from './status.ts';

describe('order statuses (spec 4)', () => {
  it.each(Object.entries(orderStatusCodes))('returns %s for the code %s', (status, code) => {
    expect(getOrderStatus(code, 'rejected')).toBe(status);
    expect(getOrderStatus(` ${code} `, 'rejected')).toBe(status);
  });

  it('uses the danger tone only for rejected orders', () => {
    const getStatusesWithTone = (tone: StateTone) =>
      Object.entries(orderStatusAppearance).flatMap(([status, appearance]) =>
        appearance.tone === tone ? [status] : [],
      );
    expect(getStatusesWithTone('danger')).toEqual(['rejected']);
    expect(getStatusesWithTone('success').sort()).toEqual(['accepted', 'delivered', 'dispatched']);
    expect(getStatusesWithTone('neutral').sort()).toEqual(['deleted', 'generic']);
  });

  it('changes the label, tone and filter of code 6 if it means delivered', () => {
    expect(getOrderStatus('6', 'delivered')).toBe('delivered');
    expect(orderStatusAppearance.delivered).toEqual({ tone: 'success', label: 'Delivered' });
    expect(getFilterStatuses('delivered').at(-1)).toEqual({
      code: '6',
      status: 'delivered',
      label: 'Delivered',
    });
  });

  it('has alternative names for four statuses (spec 4)', () => {
    const names = (['checked', 'requested', 'accepted', 'remissioned', 'billed'] as const).map(
      (status) => [getOrderStatusLabel(status, 'first'), getOrderStatusLabel(status, 'second')],
    );
    expect(names).toEqual([
      ['Checked', 'Sent for review'],
      ['Requested', 'Joined'],
      ['Accepted', 'Released'],
      ['Remissioned', 'Programmed'],
      ['Billed', 'Billed'],
    ]);
    expect(getFilterStatuses('rejected', 'second')[0]?.label).toBe('Joined');
  });

  it('offers requested, billed, dispatched and rejected in the filter', () => {
    expect(getFilterStatuses('rejected').map(({ code, label }) => [code, label])).toEqual([
      ['1', 'Requested'],
      ['4', 'Billed'],
      ['5', 'Dispatched'],
      ['6', 'Rejected'],
    ]);
  });

  it.each([
    [true, '1', true, 'locked'],
    [true, ' 1 ', true, 'locked'],
    [true, '4', false, 'warning'],
    [false, '1', false, 'warning'],
    [false, '6', false, 'danger'],
  ])(
    'locked: %s with status %s has the locked style: %s, and the tone %s',
    (locked, statusCode, style, tone) => {
      expect(hasLockedStyle({ locked, statusCode })).toBe(style);
      expect(getOrderTone({ locked, statusCode }, 'rejected')).toBe(tone);
    },
  );

  property(
    'an unknown code is generic for both meanings of code 6',
    [fc.string(), fc.constantFrom('rejected' as const, 'delivered' as const)],
    (code, statusSix) => {
      const isKnown = Object.values<string>(orderStatusCodes).includes(code.trim());
      expect(getOrderStatus(code, statusSix) === 'generic').toBe(!isKnown);
    },
  );
});

describe('getRemainingStatuses', () => {
  const getRemaining = (
    statusCode: string,
    options: { rejected?: boolean; statusSix?: 'rejected' | 'delivered' } = {},
  ) =>
    getRemainingStatuses(
      { statusCode, rejected: options.rejected ?? false },
      options.statusSix ?? 'rejected',
    );

  it.each([
    ['-1.5', ['requested', 'accepted', 'remissioned', 'billed', 'dispatched']],
    ['-1', ['requested', 'accepted', 'remissioned', 'billed', 'dispatched']],
    ['2', ['remissioned', 'billed', 'dispatched']],
    ['5', []],
    ['6', []],
    ['9', []],
    ['77', []],
  ])('for the code %s returns %j', (code, expected) => {
    expect(getRemaining(code)).toEqual(expected);
  });

  it('includes delivered if status 6 means delivered, and returns nothing for rejected orders', () => {
    expect(getRemaining('5', { statusSix: 'delivered' })).toEqual(['delivered']);
    expect(getRemaining('6', { statusSix: 'delivered' })).toEqual([]);
    expect(getRemaining('2', { rejected: true })).toEqual([]);
  });
});
