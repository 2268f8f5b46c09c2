import type { KeyValueStorage } from '../../platform/browser/storage.ts';

/** Where the browser keeps the voucher cart. */
export const cartStorageKey = 'surtidor-vouchers';

/** Leaves no cart in this browser: whoever signs out has done with it. */
export const forgetCart = (shared: KeyValueStorage): void => shared.remove(cartStorageKey);
