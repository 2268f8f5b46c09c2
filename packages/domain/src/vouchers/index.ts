export {
  changeCart,
  emptyCart,
  isSameCart,
  maxVoucherQuantity,
  wouldChangeVoucherUse,
} from './cart.ts';
export * from './catalogue.ts';
export * from './checkout.ts';
export { canConfirmPurchase, countVouchers, getCartTotal, getLimitNotice } from './limits.ts';
export { createPurchaseMatcher, groupPurchases } from './purchases.ts';
export { createRecipientCart, getRecipientBlocker, readRecipients } from './recipients.ts';
export * from './saved-cart.ts';
export type * from './types.ts';
export * from './voucher-tones.ts';
