import {
  isNonEmptyString,
  isNonNegativeInteger,
  parseJson,
  parseStoredMoney,
  toRecord,
} from '../shared/stored-json.ts';
import { changeCart, emptyCart, maxVoucherQuantity, minVoucherQuantity } from './cart.ts';
import { findVoucherUse, getVoucherAmounts } from './catalogue.ts';
import { matchesRecipients } from './recipients.ts';
import type {
  CartRecipients,
  VoucherCart,
  VoucherCartEvent,
  VoucherCartLine,
  VoucherConfig,
  VoucherRecipient,
  VoucherUse,
} from './types.ts';

/** A cart in browser storage, shared between tabs. */
export interface SavedCart {
  /** The client and user that own the cart. */
  readonly owner: string;
  readonly cart: VoucherCart;
  /** The transaction that pays the cart; null if there is none or after a change. */
  readonly sentAs: string | null;
  /**
   * The number of recipients in the list; null for a single address. The recipients are personal data, so they
   * are not stored.
   */
  readonly recipientCount: number | null;
}

/** Creates an empty cart for a user. */
export const createSavedCart = (owner: string): SavedCart => ({
  owner,
  cart: emptyCart,
  sentAs: null,
  recipientCount: null,
});

/** Replaces the cart. Removes the recipients if the cart is empty. */
export const replaceCart = (saved: SavedCart, cart: VoucherCart): SavedCart => ({
  ...saved,
  cart,
  recipientCount: cart.lines.length === 0 ? null : saved.recipientCount,
});

/** Applies an event to a saved cart and clears its transaction. */
export const changeSavedCart = (saved: SavedCart, event: VoucherCartEvent): SavedCart => ({
  ...replaceCart(saved, changeCart(saved.cart, event)),
  sentAs: null,
});

/**
 * Returns the recipients of a saved cart.
 * @param list The list that this page has loaded; null if there is none.
 */
export const getCartRecipients = (
  { cart, recipientCount }: SavedCart,
  list: readonly VoucherRecipient[] | null,
): CartRecipients => {
  if (recipientCount === null) return null;
  return list !== null && matchesRecipients(cart, list) ? list : 'lost';
};

/** The version of the stored format. Other versions are ignored. */
const version = 1;

/** Serialises the cart, without strings that the catalogue contains. */
export const serialiseCart = ({
  owner,
  cart: { use, lines },
  sentAs,
  recipientCount,
}: SavedCart): string =>
  JSON.stringify({
    version,
    owner,
    sentAs,
    recipientCount,
    use: use && { ...use, description: '', terms: '' },
    lines,
  });

/** Parses the stored cart of a user. Returns an empty cart for invalid JSON or the cart of another user. */
export const parseCart = (json: string | null, owner: string): SavedCart => {
  const stored = toRecord(parseJson(json));
  const use = parseUse(stored.use);
  if (stored.version !== version || stored.owner !== owner || use === null) {
    return createSavedCart(owner);
  }
  const lines = Array.isArray(stored.lines) ? stored.lines.map(parseLine) : [];
  return {
    owner,
    cart: {
      use,
      lines: lines
        .filter((line) => line !== null)
        .filter(({ amount }) => amount.currency === use.maximum.currency),
    },
    sentAs: isNonEmptyString(stored.sentAs) ? stored.sentAs : null,
    recipientCount: isNonNegativeInteger(stored.recipientCount) ? stored.recipientCount : null,
  };
};

/**
 * Refreshes a cart with the current catalogue. Updates the use, and moves lines with unavailable amounts to
 * `removedLines`. Returns an empty cart if the use is no longer sold.
 */
export const refreshCart = (
  cart: VoucherCart,
  config: VoucherConfig,
): { readonly cart: VoucherCart; readonly removedLines: readonly VoucherCartLine[] } => {
  if (cart.use === null) return { cart, removedLines: [] };
  const use = findVoucherUse(config, cart.use.id);
  if (use === null) return { cart: emptyCart, removedLines: cart.lines };
  const availableMinors = new Set(getVoucherAmounts(config, use).map(({ minor }) => minor));
  const isAvailable = ({ amount }: VoucherCartLine) =>
    amount.currency === use.maximum.currency && availableMinors.has(amount.minor);
  return {
    cart: { use, lines: cart.lines.filter(isAvailable) },
    removedLines: cart.lines.filter((line) => !isAvailable(line)),
  };
};

const parseUse = (value: unknown): VoucherUse | null => {
  const stored = toRecord(value);
  const { id, title, reward, validDays } = stored;
  const maximum = parseStoredMoney(stored.maximum);
  if (!isNonEmptyString(id) || !isNonEmptyString(title) || typeof reward !== 'string') return null;
  if (maximum === null || !isNonNegativeInteger(validDays)) return null;
  return { id, title, reward, maximum, validDays, description: '', terms: '' };
};

const parseLine = (value: unknown): VoucherCartLine | null => {
  const stored = toRecord(value);
  const amount = parseStoredMoney(stored.amount);
  const { quantity } = stored;
  const isValidQuantity =
    isNonNegativeInteger(quantity) &&
    quantity >= minVoucherQuantity &&
    quantity <= maxVoucherQuantity;
  return amount !== null && amount.minor > 0 && isValidQuantity ? { amount, quantity } : null;
};
