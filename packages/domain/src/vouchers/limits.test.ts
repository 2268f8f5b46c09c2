import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCartEvent, aTestCart } from '../../test/fixtures/voucher-use.ts';
import { property } from '../../test/property.ts';
import { changeCart, emptyCart } from './cart.ts';
import { createVoucherRegistrations, getVoucherBlockers } from './checkout.ts';
import { canConfirmPurchase, getCartTotal, getLimitNotice, isAboveMaximum } from './limits.ts';

const anyCart = fc.array(anyCartEvent).map((events) => events.reduce(changeCart, emptyCart));
const completeCheckout = { email: 'compras@eds.co', termsAccepted: true };

describe('the limit of a purchase (spec 8)', () => {
  const limitMessage = 'El límite máximo permitido por cada compra es de {amount}';
  const reachedMessage = 'Tu compra ha alcanzado el límite máximo permitido de {amount}.';
  it.each([
    [99_999, limitMessage, 'plain', true],
    [100_000, reachedMessage, 'plain', true],
    [100_001, reachedMessage, 'alert', false],
  ])(
    'for a total of %i of 100,000, returns "%s" in the style %s; can be confirmed: %s',
    (minor, key, style, canConfirm) => {
      const cart = aTestCart([minor, 1]);
      expect(getLimitNotice(cart)).toEqual({
        style,
        message: { key, params: { amount: '$\u00A01.000' } },
      });
      expect(canConfirmPurchase(cart)).toBe(canConfirm);
      expect(isAboveMaximum(cart)).toBe(!canConfirm);
    },
  );

  it('shows the limit for an empty cart, which cannot be confirmed', () => {
    expect(getLimitNotice(aTestCart())?.message.key).toBe(limitMessage);
    expect(canConfirmPurchase(aTestCart())).toBe(false);
  });

  it('is null before a use is selected', () => {
    expect(getLimitNotice(emptyCart)).toBeNull();
    expect(getCartTotal(emptyCart)).toBeNull();
    expect(canConfirmPurchase({ ...aTestCart([5, 1]), use: null })).toBe(false);
    expect(isAboveMaximum(emptyCart)).toBe(false);
  });

  property('is an alert only if the total exceeds the limit', [anyCart], (cart) => {
    expect(getLimitNotice(cart)?.style === 'alert').toBe(isAboveMaximum(cart));
    if (isAboveMaximum(cart)) expect(canConfirmPurchase(cart)).toBe(false);
  });
});

describe('the blockers of a voucher payment (spec 5)', () => {
  it.each([
    ['a complete form', aTestCart([5_000, 1]), completeCheckout, []],
    ['a total of exactly the maximum', aTestCart([100_000, 1]), completeCheckout, []],
    ['an empty cart', aTestCart(), completeCheckout, ['empty']],
    ['a total above the maximum', aTestCart([100_001, 1]), completeCheckout, ['above-maximum']],
    [
      'a form without a valid email address',
      aTestCart([5_000, 1]),
      { ...completeCheckout, email: 'compras@' },
      ['email'],
    ],
    [
      'a form without accepted terms',
      aTestCart([5_000, 1]),
      { ...completeCheckout, termsAccepted: false },
      ['terms'],
    ],
    ['an empty form', emptyCart, { email: '', termsAccepted: false }, ['empty', 'email', 'terms']],
  ])('are the expected ones for %s', (_, cart, checkout, blockers) => {
    expect(getVoucherBlockers(cart, checkout)).toEqual(blockers);
  });

  property('exist if and only if the cart cannot be confirmed', [anyCart], (cart) => {
    expect(getVoucherBlockers(cart, completeCheckout).length === 0).toBe(canConfirmPurchase(cart));
  });

  it('registers each line with customer, UUID, email, type label and reward (spec 4)', () => {
    const purchase = { customer: '100', uuid: 'u-1', email: ' a@b.co ' };
    expect(createVoucherRegistrations(aTestCart([5_000, 2]), purchase)).toEqual([
      {
        customer: '100',
        uuid: 'u-1',
        email: 'a@b.co',
        typeLabel: 'Combustible',
        reward: 'R1',
        amount: { minor: 5_000, currency: 'COP' },
        quantity: 2,
      },
    ]);
    expect(createVoucherRegistrations({ ...aTestCart([5, 1]), use: null }, purchase)).toEqual([]);
  });

  property('the registered vouchers are worth the total of the cart', [anyCart], (cart) => {
    const lines = createVoucherRegistrations(cart, { customer: '1', uuid: 'u', email: 'a@b.co' });
    const sum = lines.reduce((total, { amount, quantity }) => total + amount.minor * quantity, 0);
    expect(sum).toBe(getCartTotal(cart)?.minor ?? 0);
  });
});
