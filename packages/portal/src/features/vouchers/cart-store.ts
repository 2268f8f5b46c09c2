import {
  type CartRecipients,
  changeSavedCart,
  createSavedCart,
  getCartRecipients,
  isSameCart,
  parseCart,
  replaceCart,
  type SavedCart,
  serialiseCart,
  type VoucherCart,
  type VoucherCartEvent,
  type VoucherRecipient,
} from '@surtidor/domain/vouchers';
import type { KeyValueStorage } from '@surtidor/flows/core';
import '../../shared/messages/spanish/voucher-rules.ts';

/** The storage key of the voucher cart. */
const cartStorageKey = 'surtidor-vouchers';

/** A user's voucher cart, shared by tabs and kept across reloads. */
export interface CartStore {
  /** Stable until a change. */
  readonly getSnapshot: () => SavedCart;
  /** Returns the cart on the server, which is always empty, because the browser stores it. */
  readonly getServerSnapshot: () => SavedCart;
  readonly subscribe: (listener: () => void) => () => void;
  /** Applies an event to the current cart, including changes of other tabs. */
  readonly change: (event: VoucherCartEvent) => void;
  /** Replaces the cart, for instance after an update of the offer. */
  readonly replace: (cart: VoucherCart) => void;
  /**
   * Records the transaction of a cart. A cart that another tab has changed is not recorded, so it is
   * not emptied after the payment.
   */
  readonly recordTransaction: (uuid: string, sentCart: VoucherCart) => void;
  /**
   * Returns the recipients of the vouchers, stable until a change. Addresses are personal data, so they stay in
   * memory. After a reload and in other tabs the list is lost; a stored flag prevents sending all vouchers to one
   * address by mistake.
   */
  readonly getRecipients: () => CartRecipients;
  /** Sets the recipients of the current cart; null for one address. */
  readonly setRecipients: (recipients: readonly VoucherRecipient[] | null) => void;
  /** Empties the cart after a purchase. */
  readonly clear: () => void;
}

/** The dependencies of the store. */
export interface CartStoreOptions {
  readonly sharedStorage: KeyValueStorage;
  /** Client and user. Other users cannot see the cart. */
  readonly owner: string;
  /** Calls `refresh` when another tab writes. Returns an unsubscribe function. */
  readonly onOutsideChange?: (refresh: () => void) => () => void;
}

/** Calls `refresh` when another tab writes the cart or the browser restores the page from its back/forward cache. */
export function subscribeToCartChanges(refresh: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === cartStorageKey || key === null) refresh();
  };
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', refresh);
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', refresh);
  };
}

/**
 * Creates the store of the cart in the browser's storage. Each change starts from the stored cart, so tabs do not
 * overwrite each other's changes.
 */
export function createCartStore({
  sharedStorage,
  owner,
  onOutsideChange,
}: CartStoreOptions): CartStore {
  const listeners = new Set<() => void>();
  const initialCart = createSavedCart(owner);
  let currentJson = sharedStorage.get(cartStorageKey);
  let savedCart = parseCart(currentJson, owner);
  let memoryRecipients: readonly VoucherRecipient[] | null = null;
  let stopListening = () => {};
  const notify = () => {
    if (savedCart.recipientCount === null) memoryRecipients = null;
    for (const listener of listeners) listener();
  };
  const refresh = () => {
    const storedJson = sharedStorage.get(cartStorageKey);
    if (storedJson === currentJson) return;
    currentJson = storedJson;
    savedCart = parseCart(storedJson, owner);
    notify();
  };
  const write = (nextCart: SavedCart) => {
    sharedStorage.set(cartStorageKey, serialiseCart(nextCart));
    refresh();
  };
  const update = (change: (saved: SavedCart) => SavedCart) => {
    refresh();
    write(change(savedCart));
  };
  return {
    getSnapshot: () => savedCart,
    getServerSnapshot: () => initialCart,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        // Listeners were not notified of changes in between, such as a sign-out.
        refresh();
        stopListening = onOutsideChange?.(refresh) ?? (() => {});
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopListening();
      };
    },
    change: (event) => update((saved) => changeSavedCart(saved, event)),
    replace: (cart) => update((saved) => replaceCart(saved, cart)),
    recordTransaction: (uuid, sentCart) =>
      update((saved) => (isSameCart(saved.cart, sentCart) ? { ...saved, sentAs: uuid } : saved)),
    getRecipients: () => getCartRecipients(savedCart, memoryRecipients),
    setRecipients: (recipients) => {
      update((saved) => ({ ...saved, recipientCount: recipients?.length ?? null }));
      memoryRecipients = recipients;
      notify();
    },
    clear: () => write(createSavedCart(owner)),
  };
}
