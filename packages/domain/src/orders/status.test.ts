import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import {
  filterStatuses,
  isLockedStyle,
  orderStatusLooks,
  orderStatusOf,
  orderToneOf,
} from './status.ts';

describe('order statuses (spec 4)', () => {
  it.each([
    ['-2', 'approved', 'yellow', 'Approved'],
    ['-1.5', 'submitted', 'yellow', 'Solicitud enviada'],
    ['-1', 'checked', 'yellow', 'Checked'],
    ['1', 'requested', 'yellow', 'Requested'],
    ['2', 'accepted', 'green', 'Accepted'],
    ['3', 'remissioned', 'yellow', 'Remissioned'],
    ['4', 'billed', 'yellow', 'Billed'],
    ['5', 'dispatched', 'green', 'Dispatched'],
    ['6', 'rejected', 'red', 'Rejected'],
    ['9', 'deleted', 'neutral', 'Deleted'],
    ['7', 'generic', 'neutral', 'Generic status'],
    ['', 'generic', 'neutral', 'Generic status'],
    [' 4 ', 'billed', 'yellow', 'Billed'],
  ] as const)('%s is %s, %s, "%s"', (code, status, tone, label) => {
    expect(orderStatusOf(code, 'rejected')).toBe(status);
    expect(orderStatusLooks[status]).toEqual({ tone, label });
  });

  it("switches code 6's label, tone and filter together in the other reading", () => {
    expect(orderStatusOf('6', 'delivered')).toBe('delivered');
    expect(orderStatusLooks.delivered).toEqual({ tone: 'green', label: 'Delivered' });
    expect(filterStatuses('delivered').at(-1)).toEqual({
      code: '6',
      status: 'delivered',
      label: 'Delivered',
    });
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
    [true, '1', true, 'orange-red'],
    [true, ' 1 ', true, 'orange-red'],
    [true, '4', false, 'yellow'],
    [false, '1', false, 'yellow'],
    [false, '6', false, 'red'],
  ])('locked %s with status %s: locked style %s, %s', (locked, statusCode, style, tone) => {
    expect(isLockedStyle({ locked, statusCode })).toBe(style);
    expect(orderToneOf({ locked, statusCode }, 'rejected')).toBe(tone);
  });

  property(
    'a code nobody knows is generic, in both readings',
    [fc.string(), fc.constantFrom('rejected' as const, 'delivered' as const)],
    (code, six) => {
      const known = ['-2', '-1.5', '-1', '1', '2', '3', '4', '5', '6', '9'].includes(code.trim());
      expect(orderStatusOf(code, six) === 'generic').toBe(!known);
    },
  );
});
