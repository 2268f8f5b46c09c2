import type { DataClient } from '../client/data-client.ts';
import type { Store } from './store.ts';

/** A store that may have failed. */
type StatefulStore = Store<{ readonly kind: string }>;

/** Shared stores by Apollo client, document and cache key. */
const storesByClient = new WeakMap<DataClient, Map<unknown, Map<string, StatefulStore>>>();

/** Keeps its own subscription to the store, so that the store stays active without other subscribers. */
function keepAlive<TStore extends StatefulStore>(store: TStore): TStore {
  let isSubscribed = false;
  return {
    ...store,
    subscribe: (onChange: () => void) => {
      if (!isSubscribed) store.subscribe(() => undefined);
      isSubscribed = true;
      return store.subscribe(onChange);
    },
  };
}

/**
 * Returns the existing store of the same query, or creates one if there is none or it failed. The
 * data is kept even without subscribers.
 * @param document The operation; its stores all have the same type.
 * @param cacheKey Serialised variables.
 */
export function getSharedStore<TStore extends StatefulStore>(
  client: DataClient,
  document: object,
  cacheKey: string,
  createStore: () => TStore,
): TStore {
  const byDocument = storesByClient.get(client) ?? new Map<unknown, Map<string, StatefulStore>>();
  storesByClient.set(client, byDocument);
  const stores = byDocument.get(document) ?? new Map<string, StatefulStore>();
  byDocument.set(document, stores);
  const previous = stores.get(cacheKey) as TStore | undefined;
  if (previous !== undefined && previous.getState().kind !== 'failed') return previous;
  const store = keepAlive(createStore());
  stores.set(cacheKey, store);
  return store;
}
