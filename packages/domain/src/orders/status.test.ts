import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { orderStatusCodes, type StateTone } from '../shared/index.ts';
import {
  filterStatuses,
  getOrderStatus,
  getOrderTone,
  isLockedStyle,
  orderStatusAppearance,
  orderStatusLabel,
  remainingStatuses,
} from './status.ts';

describe('order statuses (spec 4)', () => {
  it.each(Object.entries(orderStatusCodes))('%s is what %s means', (status, code) => {
    expect(getOrderStatus(code, 'rejected')).toBe(status);
    expect(getOrderStatus(` ${code} `, 'rejected')).toBe(status);
  });

  it('is red if the order failed, green if it proceeds', () => {
    const withTone = (tone: StateTone) =>
      Object.entries(orderStatusAppearance).flatMap(([status, appearance]) =>
        appearance.tone === tone ? [status] : [],
      );
    expect(withTone('danger')).toEqual(['rejected']);
    expect(withTone('success').sort()).toEqual(['accepted', 'delivered', 'dispatched']);
    expect(withTone('neutral').sort()).toEqual(['deleted', 'generic']);
  });

  it("switches code 6's label, tone and filter together in the other reading", () => {
    expect(getOrderStatus('6', 'delivered')).toBe('delivered');
    expect(orderStatusAppearance.delivered).toEqual({ tone: 'success', label: 'Delivered' });
    expect(filterStatuses('delivered').at(-1)).toEqual({
      code: '6',
      status: 'delivered',
      label: 'Delivered',
    });
  });

  it('has a second name for four statuses (spec 4)', () => {
    const names = (['checked', 'requested', 'accepted', 'remissioned', 'billed'] as const).map(
      (status) => [orderStatusLabel(status, 'first'), orderStatusLabel(status, 'second')],
    );
    expect(names).toEqual([
      ['Checked', 'Sent for review'],
      ['Requested', 'Joined'],
      ['Accepted', 'Released'],
      ['Remissioned', 'Programmed'],
      ['Billed', 'Billed'],
    ]);
    expect(filterStatuses('rejected', 'second')[0]?.label).toBe('Joined');
  });

  it('offers requested, billed, dispatched and rejected in the filter', () => {
    expect(filterStatuses('rejected').map(({ code, label }) => [code, label])).toEqual([
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
  ])('locked %s with status %s: locked style %s, %s', (locked, statusCode, style, tone) => {
    expect(isLockedStyle({ locked, statusCode })).toBe(style);
    expect(getOrderTone({ locked, statusCode }, 'rejected')).toBe(tone);
  });

  property(
    'an unknown code is generic, in both readings',
    [fc.string(), fc.constantFrom('rejected' as const, 'delivered' as const)],
    (code, six) => {
      const known = Object.values<string>(orderStatusCodes).includes(code.trim());
      expect(getOrderStatus(code, six) === 'generic').toBe(!known);
    },
  );
});

describe('the remaining steps of an order', () => {
  const at = (
    statusCode: string,
    over: { rejected?: boolean; six?: 'rejected' | 'delivered' } = {},
  ) => remainingStatuses({ statusCode, rejected: over.rejected ?? false }, over.six ?? 'rejected');

  it.each([
    ['-1.5', ['requested', 'accepted', 'remissioned', 'billed', 'dispatched']],
    ['-1', ['requested', 'accepted', 'remissioned', 'billed', 'dispatched']],
    ['2', ['remissioned', 'billed', 'dispatched']],
    ['5', []],
    ['6', []],
    ['9', []],
    ['77', []],
  ])('%s: %j', (code, expected) => {
    expect(at(code)).toEqual(expected);
  });

  it('end with delivery if status 6 means delivered, and are empty once rejected', () => {
    expect(at('5', { six: 'delivered' })).toEqual(['delivered']);
    expect(at('6', { six: 'delivered' })).toEqual([]);
    expect(at('2', { rejected: true })).toEqual([]);
  });
});
