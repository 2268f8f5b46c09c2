import {
  type CartRecipients,
  changeSavedCart,
  isSameCart,
  newSavedCart,
  parseCart,
  recipientsOfCart,
  type SavedCart,
  serialiseCart,
  type VoucherCart,
  type VoucherCartEvent,
  type VoucherRecipient,
  withCart,
} from '@surtidor/domain';
import type { KeyValueStorage } from '../../platform/browser/storage.ts';

/** Where the browser keeps the voucher cart. */
const cartStorageKey = 'surtidor-vouchers';

/** One person's voucher cart, the same in every tab and after a reload. */
export interface CartStore {
  /** It keeps its identity until a change. */
  readonly getSnapshot: () => SavedCart;
  /** The cart as the server renders it: empty, since it is stored in the browser. */
  readonly getServerSnapshot: () => SavedCart;
  readonly subscribe: (listener: () => void) => () => void;
  /** Something happened to the cart as it is now, in whichever tab it was changed last. */
  readonly change: (event: VoucherCartEvent) => void;
  /** Puts a cart in the place of this one, such as one held against what is sold now. */
  readonly replace: (cart: VoucherCart) => void;
  /**
   * Notes the transaction that a cart was sent with. One that was changed meanwhile, in another tab,
   * is not that cart: it must not be emptied when the other is paid.
   */
  readonly noteSent: (uuid: string, sent: VoucherCart) => void;
  /**
   * Who is sent the cart's vouchers. It keeps its identity until a change. Addresses are personal:
   * they stay in the page's memory. After a reload, and in other tabs, the list is lost; that there
   * was one is stored, so that nobody sends all of it to one address unawares.
   */
  readonly getRecipients: () => CartRecipients;
  /** Says who is sent the vouchers of the cart as it is now; null for one address. */
  readonly setRecipients: (recipients: readonly VoucherRecipient[] | null) => void;
  /** Empties it: it was bought. */
  readonly clear: () => void;
}

/** What a cart store stands on. */
export interface CartStoreParts {
  readonly shared: KeyValueStorage;
  /** Client and user: nobody else sees the cart. */
  readonly owner: string;
  /** Calls back when another tab wrote; returns an unsubscribe function. */
  readonly onOutsideChange?: (refresh: () => void) => () => void;
}

/** Calls back when another tab wrote the cart, and on coming back to a page that was kept. */
export function onCartChange(refresh: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === cartStorageKey || key === null) refresh();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', refresh);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', refresh);
  };
}

/** The cart in the browser's storage. Every change starts from what is stored: tabs lose nothing. */
export function createCartStore({ shared, owner, onOutsideChange }: CartStoreParts): CartStore {
  const listeners = new Set<() => void>();
  const empty = newSavedCart(owner);
  let text = shared.get(cartStorageKey);
  let saved = parseCart(text, owner);
  let list: readonly VoucherRecipient[] | null = null;
  let stopListening = () => {};
  const notify = () => {
    if (saved.recipientCount === null) list = null;
    for (const listener of listeners) listener();
  };
  const refresh = () => {
    const stored = shared.get(cartStorageKey);
    if (stored === text) return;
    text = stored;
    saved = parseCart(stored, owner);
    notify();
  };
  const write = (next: SavedCart) => {
    shared.set(cartStorageKey, serialiseCart(next));
    refresh();
  };
  const update = (changed: (saved: SavedCart) => SavedCart) => {
    refresh();
    write(changed(saved));
  };
  return {
    getSnapshot: () => saved,
    getServerSnapshot: () => empty,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        // Nobody was told of what happened meanwhile, such as a sign-out.
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
    replace: (cart) => update((saved) => withCart(saved, cart)),
    noteSent: (uuid, sent) =>
      update((saved) => (isSameCart(saved.cart, sent) ? { ...saved, sentAs: uuid } : saved)),
    getRecipients: () => recipientsOfCart(saved, list),
    setRecipients: (given) => {
      update((saved) => ({ ...saved, recipientCount: given?.length ?? null }));
      list = given;
      notify();
    },
    clear: () => write(newSavedCart(owner)),
  };
}
