import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTestOrder } from '../../test/fixtures/order.ts';
import { property } from '../../test/property.ts';
import { refreshOrderSelection, selectedDownloads, toggleOrder } from './order-selection.ts';
import type { Order } from './types.ts';

const isEnabled = ({ locked }: Order) => !locked;
const anyOrders = fc
  .uniqueArray(fc.record({ id: fc.nat(9).map(String), locked: fc.boolean() }), {
    selector: ({ id }) => id,
  })
  .map((orders) => orders.map(aTestOrder));
const anySelection = fc.uniqueArray(fc.nat(9).map(String));

describe('selection of orders (spec 2)', () => {
  it('adds and takes out', () => {
    const order = aTestOrder({ id: 'a' });
    expect(toggleOrder([], order, isEnabled)).toEqual(['a']);
    expect(toggleOrder(['b'], order, isEnabled)).toEqual(['b', 'a']);
    expect(toggleOrder(['a', 'b'], order, isEnabled)).toEqual(['b']);
  });

  it('does not add a disabled one, but takes it out', () => {
    const order = aTestOrder({ id: 'a', locked: true });
    expect(toggleOrder([], order, isEnabled)).toEqual([]);
    expect(toggleOrder(['a'], order, isEnabled)).toEqual([]);
  });

  it('tells the addresses of the selected orders that have the document', () => {
    const withRemission = (id: string, remission: string) =>
      aTestOrder({ id, downloads: { invoice: `f${id}`, remission, loadOrder: '' } });
    const orders = [withRemission('a', 'ra'), withRemission('b', ''), withRemission('c', 'rc')];
    expect(selectedDownloads(['c', 'a', 'b'], orders, 'remission')).toEqual(['ra', 'rc']);
    expect(selectedDownloads(['a', 'b'], orders, 'invoice')).toEqual(['fa', 'fb']);
    expect(selectedDownloads(['a'], orders, 'loadOrder')).toEqual([]);
  });

  property(
    'is cleared of what became disabled or left, and of nothing else',
    [anySelection, anyOrders],
    (selected, orders) => {
      const kept = refreshOrderSelection(selected, orders, isEnabled);
      expect(kept).toEqual(
        selected.filter((id) => orders.some((order) => order.id === id && isEnabled(order))),
      );
      expect(refreshOrderSelection(kept, orders, isEnabled)).toEqual(kept);
    },
  );
});
