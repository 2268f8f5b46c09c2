export * from './cart.ts';
export * from './catalogue.ts';
export * from './checkout.ts';
export * from './limits.ts';
export * from './purchases.ts';
export * from './recipients.ts';
export * from './saved-cart.ts';
export type * from './types.ts';
export * from './voucher-tones.ts';
