import type { ApolloClient } from '@apollo/client';
import type { Store } from './store.ts';

/** What can be watched and may have failed. */
type Watched = Store<{ readonly kind: string }>;

/** The stores of answers that are asked for once, by the client of a sign-in: they end with it. */
const storesOf = new WeakMap<ApolloClient, Map<unknown, Map<string, Watched>>>();

/** Goes on watching after whoever watched first has left. */
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
 * The store that was made before for the same question, unless it failed; else a new one. What came
 * stays while nobody looks at it.
 * @param document The operation; what is kept for it is always a store of the same kind.
 * @param question What it is asked with.
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
  const before = stores.get(question) as TStore | undefined;
  if (before !== undefined && before.getState().kind !== 'failed') return before;
  const store = savedByItself(make());
  stores.set(question, store);
  return store;
}
