import type { ApolloClient } from '@apollo/client';
import type { Store } from './store.ts';

/** A store that may have failed. */
type Watched = Store<{ readonly kind: string }>;

/** Shared stores by Apollo client. */
const storesOf = new WeakMap<ApolloClient, Map<unknown, Map<string, Watched>>>();

/** Keeps watching after the first subscriber leaves. */
function savedByItself<TStore extends Watched>(store: TStore): TStore {
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
 * Returns the existing store of the same query, or creates one if there is none or it failed. Data
 * stays without subscribers.
 * @param document The operation; its stores all have the same type.
 * @param question Serialised variables.
 */
export function sharedStore<TStore extends Watched>(
  client: ApolloClient,
  document: object,
  question: string,
  make: () => TStore,
): TStore {
  const byDocument = storesOf.get(client) ?? new Map<unknown, Map<string, Watched>>();
  storesOf.set(client, byDocument);
  const stores = byDocument.get(document) ?? new Map<string, Watched>();
  byDocument.set(document, stores);
  const previous = stores.get(question) as TStore | undefined;
  if (previous !== undefined && previous.getState().kind !== 'failed') return previous;
  const store = savedByItself(make());
  stores.set(question, store);
  return store;
}
