import { expect, it } from 'vitest';
import { aTestOrder } from '../../test/fixtures/order.ts';
import { isSelectableOrder } from './order-selection.ts';
import type { Order } from './types.ts';

it('an order can be selected unless it is locked or deleted (spec 2)', () => {
  const isSelectable = (changes: Partial<Order>) =>
    isSelectableOrder(aTestOrder(changes), 'rejected');
  expect(isSelectable({ statusCode: '5' })).toBe(true);
  expect(isSelectable({ statusCode: '1', locked: true })).toBe(false);
  expect(isSelectable({ statusCode: '2', locked: true })).toBe(true);
  expect(isSelectable({ statusCode: '9' })).toBe(false);
  expect(isSelectable({ statusCode: '77' })).toBe(true);
});
