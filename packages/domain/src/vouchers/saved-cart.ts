import {
  asRecord,
  isNonEmptyString,
  isNonNegativeInteger,
  parseJson,
  parseStoredMoney,
} from '../shared/stored-json.ts';
import { changeCart, emptyCart, maximumVoucherQuantity, minimumVoucherQuantity } from './cart.ts';
import { amountsOfUse, voucherUse } from './catalogue.ts';
import { isCartOf } from './recipients.ts';
import type {
  CartRecipients,
  VoucherCart,
  VoucherCartEvent,
  VoucherCartLine,
  VoucherConfig,
  VoucherRecipient,
  VoucherUse,
} from './types.ts';

/** A cart in browser storage, shared by all tabs. */
export interface SavedCart {
  /** Client and user it belongs to. */
  readonly owner: string;
  readonly cart: VoucherCart;
  /** The transaction it was sent with; null after a change. */
  readonly sentAs: string | null;
  /**
   * The number of recipients of its list; null for one address. The recipients are personal data
   * and not stored.
   */
  readonly recipientCount: number | null;
}

/** An empty cart of a person. */
export const newSavedCart = (owner: string): SavedCart => ({
  owner,
  cart: emptyCart,
  sentAs: null,
  recipientCount: null,
});

/** Replaces the cart; an empty cart has no recipients. */
export const withCart = (saved: SavedCart, cart: VoucherCart): SavedCart => ({
  ...saved,
  cart,
  recipientCount: cart.lines.length === 0 ? null : saved.recipientCount,
});

/** Applies an event to a saved cart and clears its transaction. */
export const changeSavedCart = (saved: SavedCart, event: VoucherCartEvent): SavedCart => ({
  ...withCart(saved, changeCart(saved.cart, event)),
  sentAs: null,
});

/**
 * The recipients of a saved cart.
 * @param list The list in this page; null if none.
 */
export const recipientsOfCart = (
  { cart, recipientCount }: SavedCart,
  list: readonly VoucherRecipient[] | null,
): CartRecipients => {
  if (recipientCount === null) return null;
  return list !== null && isCartOf(cart, list) ? list : 'lost';
};

/** Version of the stored format; other versions are ignored. */
const version = 1;

/** Serialises the cart without data that can be looked up. */
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

/** Parses a person's stored cart. Never throws: invalid text and other people's carts are empty. */
export const parseCart = (text: string | null, owner: string): SavedCart => {
  const stored = asRecord(parseJson(text));
  const use = readUse(stored.use);
  if (stored.version !== version || stored.owner !== owner || use === null) {
    return newSavedCart(owner);
  }
  const lines = Array.isArray(stored.lines) ? stored.lines.map(readLine) : [];
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
 * Refreshes a cart with the current catalogue: updates the use and drops unavailable amounts
 * (`dropped`). The cart is empty if its use is no longer sold.
 */
export const refreshCart = (
  cart: VoucherCart,
  config: VoucherConfig,
): { readonly cart: VoucherCart; readonly dropped: readonly VoucherCartLine[] } => {
  if (cart.use === null) return { cart, dropped: [] };
  const use = voucherUse(config, cart.use.id);
  if (use === null) return { cart: emptyCart, dropped: cart.lines };
  const sold = new Set(amountsOfUse(config, use).map(({ minor }) => minor));
  const isSold = ({ amount }: VoucherCartLine) =>
    amount.currency === use.maximum.currency && sold.has(amount.minor);
  return {
    cart: { use, lines: cart.lines.filter(isSold) },
    dropped: cart.lines.filter((line) => !isSold(line)),
  };
};

const readUse = (value: unknown): VoucherUse | null => {
  const stored = asRecord(value);
  const { id, title, reward, validDays } = stored;
  const maximum = parseStoredMoney(stored.maximum);
  if (!isNonEmptyString(id) || !isNonEmptyString(title) || typeof reward !== 'string') return null;
  if (maximum === null || !isNonNegativeInteger(validDays)) return null;
  return { id, title, reward, maximum, validDays, description: '', terms: '' };
};

const readLine = (value: unknown): VoucherCartLine | null => {
  const stored = asRecord(value);
  const amount = parseStoredMoney(stored.amount);
  const { quantity } = stored;
  const isQuantity =
    isNonNegativeInteger(quantity) &&
    quantity >= minimumVoucherQuantity &&
    quantity <= maximumVoucherQuantity;
  return amount !== null && amount.minor > 0 && isQuantity ? { amount, quantity } : null;
};
