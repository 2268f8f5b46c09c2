import { assertNever, equalMoney, type Money } from '../shared/index.ts';
import type { VoucherCart, VoucherCartEvent, VoucherCartLine, VoucherUse } from './types.ts';

/** The least of one voucher a cart line holds (spec 9). */
export const minimumVoucherQuantity = 1;

/** The most of one voucher a cart line holds: keeps every total exact (inferred). */
export const maximumVoucherQuantity = 9_999;

/** A cart before anything was selected. */
export const emptyCart: VoucherCart = { use: null, lines: [] };

/**
 * Whether choosing a use would empty the cart: one use per purchase, and changing it is asked
 * about first (reading 34).
 */
export const changesVoucherUse = (cart: VoucherCart, use: VoucherUse): boolean =>
  cart.lines.length > 0 && cart.use?.id !== use.id;

/** Whether two carts hold the same vouchers for the same use, in whatever order. */
export const isSameCart = (cart: VoucherCart, other: VoucherCart): boolean =>
  cart.use?.id === other.use?.id &&
  cart.lines.length === other.lines.length &&
  cart.lines.every(({ amount, quantity }) =>
    other.lines.some((line) => equalMoney(line.amount, amount) && line.quantity === quantity),
  );

/** The cart after something happened (spec 4). Changing the use empties it. */
export const changeCart = (cart: VoucherCart, event: VoucherCartEvent): VoucherCart => {
  switch (event.kind) {
    case 'choose-use':
      return { use: event.use, lines: changesVoucherUse(cart, event.use) ? [] : cart.lines };
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
        lines: cart.lines.filter((line) => !equalMoney(line.amount, event.amount)),
      };
    case 'clear':
      return { ...cart, lines: [] };
    default:
      return assertNever(event);
  }
};

/** A typed quantity: only its digits count, and an empty one becomes 1 (spec 4). */
export const parseQuantity = (text: string): number =>
  boundedQuantity(Number(text.replace(/\D/g, '')));

/** The card's stepper starts at 0 and never goes below it (spec 5). */
export const stepCardQuantity = (quantity: number, step: 1 | -1): number =>
  Math.max(0, Math.min(quantity + step, maximumVoucherQuantity));

/**
 * Adding an amount that is there increases its quantity, otherwise adds a line; nothing happens at
 * quantity 0 (spec 4, 5), before a use is selected, or for an amount that cannot be bought.
 */
const addVouchers = (cart: VoucherCart, amount: Money, quantity: number): VoucherCart => {
  const fits = cart.use?.maximum.currency === amount.currency && amount.minor > 0;
  if (!fits || !(quantity >= minimumVoucherQuantity)) return cart;
  if (cart.lines.some((line) => equalMoney(line.amount, amount))) {
    return changeQuantity(cart, amount, (present) => present + quantity);
  }
  return { ...cart, lines: [...cart.lines, { amount, quantity: boundedQuantity(quantity) }] };
};

const changeQuantity = (
  cart: VoucherCart,
  amount: Money,
  change: (quantity: number) => number,
): VoucherCart => ({
  ...cart,
  lines: cart.lines.map(
    (line): VoucherCartLine =>
      equalMoney(line.amount, amount)
        ? { ...line, quantity: boundedQuantity(change(line.quantity)) }
        : line,
  ),
});

const boundedQuantity = (quantity: number): number =>
  Math.max(minimumVoucherQuantity, Math.min(Math.trunc(quantity), maximumVoucherQuantity));
