import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTestOrder } from '../../test/fixtures/order.ts';
import { property } from '../../test/property.ts';
import { isSelectableOrder, refreshOrderSelection, toggleOrder } from './order-selection.ts';
import type { Order } from './types.ts';

const isEnabled = ({ locked }: Order) => !locked;
const anyOrders = fc
  .uniqueArray(fc.record({ id: fc.nat(9).map(String), locked: fc.boolean() }), {
    selector: ({ id }) => id,
  })
  .map((orders) => orders.map(aTestOrder));
const anySelection = fc.uniqueArray(fc.nat(9).map(String));

describe('selection of orders (spec 2)', () => {
  it('adds and removes an order', () => {
    const order = aTestOrder({ id: 'a' });
    expect(toggleOrder([], order, isEnabled)).toEqual(['a']);
    expect(toggleOrder(['b'], order, isEnabled)).toEqual(['b', 'a']);
    expect(toggleOrder(['a', 'b'], order, isEnabled)).toEqual(['b']);
  });

  it('does not add a disabled order, but can remove it', () => {
    const order = aTestOrder({ id: 'a', locked: true });
    expect(toggleOrder([], order, isEnabled)).toEqual([]);
    expect(toggleOrder(['a'], order, isEnabled)).toEqual([]);
  });

  it('an order can be selected unless it is locked or deleted', () => {
    const isSelectable = (changes: Partial<Order>) =>
      isSelectableOrder(aTestOrder(changes), 'rejected');
    expect(isSelectable({ statusCode: '5' })).toBe(true);
    expect(isSelectable({ statusCode: '1', locked: true })).toBe(false);
    expect(isSelectable({ statusCode: '2', locked: true })).toBe(true);
    expect(isSelectable({ statusCode: '9' })).toBe(false);
    expect(isSelectable({ statusCode: '77' })).toBe(true);
  });

  property(
    'removes only disabled and missing orders',
    [anySelection, anyOrders],
    (selected, orders) => {
      const refreshed = refreshOrderSelection(selected, orders, isEnabled);
      expect(refreshed).toEqual(
        selected.filter((id) => orders.some((order) => order.id === id && isEnabled(order))),
      );
      expect(refreshOrderSelection(refreshed, orders, isEnabled)).toEqual(refreshed);
    },
  );
});
