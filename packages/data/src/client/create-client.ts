import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { createSurtidorCache } from './cache.ts';
import { createHttpLink, defaultHttpLimits, type HttpLimits } from './http-link.ts';
import type { Fetch } from './post-json.ts';
import { createProductLink } from './product-link.ts';
import { createRetryLink, defaultRetry, type RetryOptions } from './retry-link.ts';
import type { Endpoint } from './send-batch.ts';
import { createUnauthorizedLink } from './unauthorized-link.ts';

/** What a portal says about its backend. */
export interface SurtidorClientOptions {
  /** Where GraphQL is posted: the portal's own proxy, which adds the bearer token. */
  readonly uri: string;
  /** The product key that takes the place of `Producto` (settled reading 1). */
  readonly product: string;
  /** Called when an answer says that the session is over (spec 8). May be called several times. */
  readonly onUnauthorized: () => void;
  /** Sent as the `Store` header when given. */
  readonly store?: string;
  /** Takes the place of the browser's fetch. */
  readonly fetch?: Fetch;
  /** Takes the place of the HTTP link: a SchemaLink in stories and tests. */
  readonly link?: ApolloLink;
  readonly limits?: Partial<HttpLimits>;
  readonly retry?: Partial<RetryOptions>;
}

function httpLink({ uri, store, limits, fetch }: SurtidorClientOptions): ApolloLink {
  const endpoint: Endpoint = {
    uri,
    // Looked up at call time, so that instrumentation put in place later is used too.
    fetch: fetch ?? ((input: string, init: RequestInit) => globalThis.fetch(input, init)),
    headers: store ? { store } : {},
  };
  return createHttpLink(endpoint, { ...defaultHttpLimits, ...limits });
}

/** The Apollo client of one session: our links, our cache, nothing kept from an earlier session. */
export function createSurtidorClient(options: SurtidorClientOptions): ApolloClient {
  return new ApolloClient({
    cache: createSurtidorCache(),
    link: ApolloLink.from([
      createUnauthorizedLink(options.onUnauthorized),
      createProductLink(options.product),
      createRetryLink({ ...defaultRetry, ...options.retry }),
      options.link ?? httpLink(options),
    ]),
  });
}
