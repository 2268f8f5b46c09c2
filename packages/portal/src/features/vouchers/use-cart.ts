import type { Session } from '@surtidor/domain/session';
import { type CartRecipients, canConfirmPurchase, type SavedCart } from '@surtidor/domain/vouchers';
import type { KeyValueStorage } from '@surtidor/flows/core';
import { useMemo, useSyncExternalStore } from 'react';
import { usePortal, useSession } from '../../platform/context/portal-context.tsx';
import { type CartStore, createCartStore, subscribeToCartChanges } from './cart-store.ts';

/** One store per storage and user, so that every component is notified of changes. */
const stores = new WeakMap<KeyValueStorage, Map<string, CartStore>>();

function getStore(sharedStorage: KeyValueStorage, owner: string): CartStore {
  const storesByOwner = stores.get(sharedStorage) ?? new Map<string, CartStore>();
  stores.set(sharedStorage, storesByOwner);
  const store =
    storesByOwner.get(owner) ??
    createCartStore({ sharedStorage, owner, onOutsideChange: subscribeToCartChanges });
  storesByOwner.set(owner, store);
  return store;
}

const getOwner = ({ clientCode, userId }: Session): string => `${clientCode}/${userId}`;

/** Returns the cart store of the signed-in user. */
export function useCartStore(): CartStore {
  const { sharedStorage } = usePortal().browser;
  const owner = getOwner(useSession());
  return useMemo(() => getStore(sharedStorage, owner), [sharedStorage, owner]);
}

/** Returns the recipients of the cart's vouchers. */
export function useRecipients(): CartRecipients {
  const { subscribe, getRecipients } = useCartStore();
  return useSyncExternalStore(subscribe, getRecipients, getRecipients);
}

/** Returns the current cart. */
export function useSavedCart(): SavedCart {
  const { subscribe, getSnapshot, getServerSnapshot } = useCartStore();
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}

const getNoCart = () => null;
const emptyStore = {
  subscribe: () => () => undefined,
  getSnapshot: getNoCart,
  getServerSnapshot: getNoCart,
};

/** Returns which requirements of the voucher pages are met (spec 2): a selected use and a cart that can be bought. */
export function useMetVoucherRequirements(session: Session | null) {
  const { sharedStorage } = usePortal().browser;
  const owner = session && getOwner(session);
  const store = useMemo(
    () => (owner === null ? emptyStore : getStore(sharedStorage, owner)),
    [sharedStorage, owner],
  );
  const savedCart = useSyncExternalStore<SavedCart | null>(
    store.subscribe,
    store.getSnapshot,
    store.getServerSnapshot,
  );
  return {
    isUseSelected: savedCart !== null && savedCart.cart.use !== null,
    isCartReady: savedCart !== null && canConfirmPurchase(savedCart.cart),
  };
}
