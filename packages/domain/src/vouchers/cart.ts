import { areMoneyEqual, assertNever, type Money } from '../shared/index.ts';
import type { VoucherCart, VoucherCartEvent, VoucherCartLine, VoucherUse } from './types.ts';

/** The minimum quantity of a cart line (spec 9). */
export const minVoucherQuantity = 1;

/** The maximum quantity of a cart line, which keeps totals exact (inferred). */
export const maxVoucherQuantity = 9_999;

/** An empty cart. */
export const emptyCart: VoucherCart = { use: null, lines: [] };

/** Whether selecting a use would empty the cart, which needs confirmation (reading 34). */
export const wouldChangeVoucherUse = (cart: VoucherCart, use: VoucherUse): boolean =>
  cart.lines.length > 0 && cart.use?.id !== use.id;

/** Whether two carts have the same use and the same vouchers, in any order. */
export const isSameCart = (cart: VoucherCart, otherCart: VoucherCart): boolean =>
  cart.use?.id === otherCart.use?.id &&
  cart.lines.length === otherCart.lines.length &&
  cart.lines.every(({ amount, quantity }) =>
    otherCart.lines.some(
      (line) => areMoneyEqual(line.amount, amount) && line.quantity === quantity,
    ),
  );

/** Applies an event to the cart (spec 4). Changing the use empties it. */
export const changeCart = (cart: VoucherCart, event: VoucherCartEvent): VoucherCart => {
  switch (event.kind) {
    case 'choose-use':
      return { use: event.use, lines: wouldChangeVoucherUse(cart, event.use) ? [] : cart.lines };
    case 'add':
      return addVouchers(cart, event.amount, event.quantity);
    case 'increment':
      return changeQuantity(cart, event.amount, (quantity) => quantity + 1);
    case 'decrement':
      return changeQuantity(cart, event.amount, (quantity) => quantity - 1);
    case 'type-quantity':
      return changeQuantity(cart, event.amount, () => parseQuantity(event.text));
    case 'remove':
      return {
        ...cart,
        lines: cart.lines.filter((line) => !areMoneyEqual(line.amount, event.amount)),
      };
    case 'clear':
      return { ...cart, lines: [] };
    default:
      return assertNever(event);
  }
};

/** Parses a typed quantity. Ignores all characters except digits. Empty text becomes 1 (spec 4). */
export const parseQuantity = (text: string): number =>
  clampQuantity(Number(text.replace(/\D/g, '')));

/**
 * Adds a line, or increases the quantity of an existing amount. Does nothing for the quantity 0 (spec 4, 5),
 * without a use, or for an amount of 0 or of another currency.
 */
const addVouchers = (cart: VoucherCart, amount: Money, quantity: number): VoucherCart => {
  const isValidAmount = cart.use?.maximum.currency === amount.currency && amount.minor > 0;
  if (!isValidAmount || !(quantity >= minVoucherQuantity)) return cart;
  if (cart.lines.some((line) => areMoneyEqual(line.amount, amount))) {
    return changeQuantity(cart, amount, (currentQuantity) => currentQuantity + quantity);
  }
  return { ...cart, lines: [...cart.lines, { amount, quantity: clampQuantity(quantity) }] };
};

const changeQuantity = (
  cart: VoucherCart,
  amount: Money,
  change: (quantity: number) => number,
): VoucherCart => ({
  ...cart,
  lines: cart.lines.map(
    (line): VoucherCartLine =>
      areMoneyEqual(line.amount, amount)
        ? { ...line, quantity: clampQuantity(change(line.quantity)) }
        : line,
  ),
});

const clampQuantity = (quantity: number): number =>
  Math.max(minVoucherQuantity, Math.min(Math.trunc(quantity), maxVoucherQuantity));
