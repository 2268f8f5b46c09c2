import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { anyCartEvent, aTestCart, aTestUse, cop } from '../../test/fixtures/voucher-use.ts';
import { property } from '../../test/property.ts';
import { changeCart, emptyCart } from './cart.ts';
import {
  changeSavedCart,
  createSavedCart,
  getCartRecipients,
  parseCart,
  refreshCart,
  serialiseCart,
} from './saved-cart.ts';
import type { VoucherConfig } from './types.ts';

const anyEvents = fc.array(anyCartEvent, { maxLength: 20 });

describe('the stored cart', () => {
  property('round-trips', [anyEvents], (events) => {
    const initialCart = changeCart(emptyCart, { kind: 'choose-use', use: aTestUse() });
    const cart = events.reduce(changeCart, initialCart);
    const savedCart = { owner: '900/7', cart, sentAs: null, recipientCount: null };
    expect(parseCart(serialiseCart(savedCart), '900/7')).toEqual(savedCart);
  });

  test('belongs to one user', () => {
    const text = serialiseCart({
      owner: '900/7',
      cart: aTestCart([1_000, 2]),
      sentAs: 'u',
      recipientCount: 3,
    });
    expect(parseCart(text, '900/8')).toEqual(createSavedCart('900/8'));
    expect(parseCart(text, '900/7')).toMatchObject({ sentAs: 'u', recipientCount: 3 });
  });

  test('omits strings that the catalogue contains', () => {
    const cart = { use: aTestUse({ terms: '<p>Largo</p>', description: 'Otro' }), lines: [] };
    expect(serialiseCart({ owner: '900/7', cart, sentAs: null, recipientCount: null })).not.toMatch(
      /Largo|Otro/,
    );
  });

  property('is empty for any invalid text', [anyText], (text) => {
    expect(parseCart(text, '900/7')).toEqual(createSavedCart('900/7'));
  });

  property('contains only valid lines', [fc.array(fc.anything())], (lines) => {
    const text = serialiseCart({
      owner: '900/7',
      cart: aTestCart(),
      sentAs: null,
      recipientCount: null,
    });
    const storedJson = JSON.stringify({ ...JSON.parse(text), lines }, (_, value) =>
      typeof value === 'bigint' ? null : value,
    );
    for (const line of parseCart(storedJson, '900/7').cart.lines) {
      expect(line.quantity).toBeGreaterThan(0);
      expect(line.amount.minor).toBeGreaterThan(0);
    }
  });
});

describe('the recipients of a saved cart', () => {
  const list = [{ email: 'a@b.co', amount: cop(1_000), quantity: 2 }];
  const cartWithList = {
    ...createSavedCart('900/7'),
    cart: aTestCart([1_000, 2]),
    recipientCount: 1,
  };

  test('are those of the list while it is loaded and matches', () => {
    expect(getCartRecipients(cartWithList, list)).toBe(list);
    expect(getCartRecipients(cartWithList, null)).toBe('lost');
    const changedCart = changeSavedCart(cartWithList, { kind: 'increment', amount: cop(1_000) });
    expect(getCartRecipients(changedCart, list)).toBe('lost');
    expect(
      getCartRecipients(
        changeSavedCart(changedCart, { kind: 'decrement', amount: cop(1_000) }),
        list,
      ),
    ).toBe(list);
  });

  test('are null without a list or after the cart is emptied', () => {
    expect(getCartRecipients({ ...cartWithList, recipientCount: null }, list)).toBeNull();
    expect(getCartRecipients(changeSavedCart(cartWithList, { kind: 'clear' }), list)).toBeNull();
  });
});

describe('a cart refreshed with the current catalogue', () => {
  const createConfig = (overrides: Partial<VoucherConfig> = {}): VoucherConfig => ({
    successMessage: '',
    uses: [aTestUse({ maximum: cop(50_000) })],
    amounts: [{ useId: 'u1', amount: cop(1_000) }],
    ...overrides,
  });

  test('removes lines with unavailable amounts and returns them', () => {
    const { cart, removedLines } = refreshCart(aTestCart([1_000, 2], [5_000, 1]), createConfig());
    expect(cart.lines).toEqual([{ amount: cop(1_000), quantity: 2 }]);
    expect(removedLines).toEqual([{ amount: cop(5_000), quantity: 1 }]);
  });

  test('has the current maximum', () => {
    expect(refreshCart(aTestCart([1_000, 2]), createConfig()).cart.use?.maximum).toEqual(
      cop(50_000),
    );
  });

  test('is empty if its use is no longer sold', () => {
    const { cart, removedLines } = refreshCart(aTestCart([1_000, 2]), createConfig({ uses: [] }));
    expect(cart).toEqual(emptyCart);
    expect(removedLines).toHaveLength(1);
    expect(refreshCart(emptyCart, createConfig()).cart).toBe(emptyCart);
  });
});
