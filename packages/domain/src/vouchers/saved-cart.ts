import { asRecord, isCount, isName, readJson, readMoney } from '../shared/stored-json.ts';
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

/** A cart as the browser keeps it: it outlives a reload and is the same in every tab. */
export interface SavedCart {
  /** Client and user it belongs to: nobody else ever sees it. */
  readonly owner: string;
  readonly cart: VoucherCart;
  /** The transaction it was sent with; null since its last change. */
  readonly sentAs: string | null;
  /**
   * How many people the list held that the cart was made of; null when all goes to one address. Who
   * they are is personal and is not stored.
   */
  readonly recipientCount: number | null;
}

/** A cart of a person who has selected nothing yet. */
export const newSavedCart = (owner: string): SavedCart => ({
  owner,
  cart: emptyCart,
  sentAs: null,
  recipientCount: null,
});

/** Another cart in the place of a saved one; of an empty cart nobody is sent anything. */
export const withCart = (saved: SavedCart, cart: VoucherCart): SavedCart => ({
  ...saved,
  cart,
  recipientCount: cart.lines.length === 0 ? null : saved.recipientCount,
});

/** A saved cart after something happened to it: it is no longer the one that was sent. */
export const changeSavedCart = (saved: SavedCart, event: VoucherCartEvent): SavedCart => ({
  ...withCart(saved, changeCart(saved.cart, event)),
  sentAs: null,
});

/**
 * Who is sent the vouchers of a saved cart.
 * @param list The list as it is known in this page; null where none is.
 */
export const recipientsOfCart = (
  { cart, recipientCount }: SavedCart,
  list: readonly VoucherRecipient[] | null,
): CartRecipients => {
  if (recipientCount === null) return null;
  return list !== null && isCartOf(cart, list) ? list : 'lost';
};

/** Version of what is stored; another version is not read. */
const version = 1;

/** The cart as text for the browser's storage: what can be looked up again is left out. */
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

/**
 * The cart of a person from the browser's storage. Never throws: somebody else's cart, or a text
 * that is none, is an empty one.
 */
export const parseCart = (text: string | null, owner: string): SavedCart => {
  const stored = asRecord(readJson(text));
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
    sentAs: isName(stored.sentAs) ? stored.sentAs : null,
    recipientCount: isCount(stored.recipientCount) ? stored.recipientCount : null,
  };
};

/**
 * A cart held against what is sold now: the use as it is today, without amounts that are no longer
 * offered; `dropped` are those. The cart is empty when its use is no longer sold.
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
  const maximum = readMoney(stored.maximum);
  if (!isName(id) || !isName(title) || typeof reward !== 'string') return null;
  if (maximum === null || !isCount(validDays)) return null;
  return { id, title, reward, maximum, validDays, description: '', terms: '' };
};

const readLine = (value: unknown): VoucherCartLine | null => {
  const stored = asRecord(value);
  const amount = readMoney(stored.amount);
  const { quantity } = stored;
  const isQuantity =
    isCount(quantity) && quantity >= minimumVoucherQuantity && quantity <= maximumVoucherQuantity;
  return amount !== null && amount.minor > 0 && isQuantity ? { amount, quantity } : null;
};
