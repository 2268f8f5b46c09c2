import { formatMoney, type Message, type Money, multiplyMoney, sumMoney } from '../shared/index.ts';
import type { VoucherCart, VoucherCartLine, VoucherUse } from './types.ts';

/** Returns the number of vouchers in the cart, shown as 'Bonos agregados' (spec 2). */
export const countVouchers = ({ lines }: VoucherCart): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns the total of the cart, or null without a use, which determines the currency. */
export const getCartTotal = ({ use, lines }: VoucherCart): Money | null =>
  use === null ? null : sumLines(lines, use);

/** The notice about the purchase limit. `alert` renders in the alert style (spec 8). */
export interface LimitNotice {
  readonly style: 'plain' | 'alert';
  readonly message: Message;
}

/**
 * Returns the notice about the maximum of the use, or null without a use. It shows the limit, that the limit is
 * reached, or an alert above the limit (spec 8).
 */
export const getLimitNotice = ({ use, lines }: VoucherCart): LimitNotice | null => {
  if (use === null) return null;
  const { maximum } = use;
  const total = sumLines(lines, use);
  const params = { amount: formatMoney(maximum) };
  if (total.minor < maximum.minor) {
    return {
      style: 'plain',
      message: { key: 'El límite máximo permitido por cada compra es de {amount}', params },
    };
  }
  return {
    style: total.minor > maximum.minor ? 'alert' : 'plain',
    message: {
      key: 'Tu compra ha alcanzado el límite máximo permitido de {amount}.',
      params,
    },
  };
};

/** Whether the total is above the maximum of the selected use. */
export const isAboveMaximum = ({ use, lines }: VoucherCart): boolean =>
  use !== null && sumLines(lines, use).minor > use.maximum.minor;

/** Whether the cart can be confirmed: at least one voucher and a total within the maximum (spec 2). */
export const canConfirmPurchase = (cart: VoucherCart): boolean =>
  cart.use !== null && cart.lines.length > 0 && !isAboveMaximum(cart);

const sumLines = (lines: readonly VoucherCartLine[], { maximum }: VoucherUse): Money =>
  sumMoney(
    lines.map(({ amount, quantity }) => multiplyMoney(amount, quantity)),
    maximum.currency,
  );
