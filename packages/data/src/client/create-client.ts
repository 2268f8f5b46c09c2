import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { browserFetch, type Fetch } from '../shared/transport/fetch-json.ts';
import { createSurtidorCache } from './cache.ts';
import { createFirstAnswersLink } from './first-answers.ts';
import { createHttpLink, defaultHttpLimits, type Endpoint, type HttpLimits } from './http-link.ts';
import { createNamesLink } from './product-link.ts';
import { createRetryLink, defaultRetry, type RetryOptions } from './retry-link.ts';
import { createUnauthorizedLink } from './unauthorized-link.ts';

/** What a portal says about its backend. */
export interface SurtidorClientOptions {
  /** Where GraphQL is posted: the portal's own proxy, which adds the bearer token. */
  readonly uri: string;
  /** The product key that takes the place of `Producto` (reading 1). */
  readonly product: string;
  /** The mutation that takes the answers of a form, where it is not `submitSurvey` (reading 32). */
  readonly surveyMutation?: string;
  /** Called when an answer says that the session is over (spec 8). May be called several times. */
  readonly onUnauthorized: () => void;
  /**
   * Whether the server knows our operations by their hashes: then no text is sent. Off by default,
   * since a plain backend needs the text.
   */
  readonly persisted?: boolean;
  /** Sent as the `Store` header when given. */
  readonly store?: string;
  /** Takes the place of the browser's fetch. */
  readonly fetch?: Fetch;
  /** Takes the place of the HTTP link: a SchemaLink in stories and tests. */
  readonly link?: ApolloLink;
  readonly limits?: Partial<HttpLimits>;
  readonly retry?: Partial<RetryOptions>;
}

function httpLink(options: SurtidorClientOptions): ApolloLink {
  const { uri, store, persisted = false, limits, fetch = browserFetch } = options;
  const headers: Endpoint['headers'] = store ? { store } : {};
  return createHttpLink({ uri, fetch, headers, persisted }, { ...defaultHttpLimits, ...limits });
}

/** The Apollo client of one session: our links, our cache, nothing kept from an earlier session. */
export function createSurtidorClient(options: SurtidorClientOptions): ApolloClient {
  return new ApolloClient({
    cache: createSurtidorCache(),
    link: ApolloLink.from([
      createUnauthorizedLink(options.onUnauthorized),
      createFirstAnswersLink(),
      createNamesLink(options),
      createRetryLink({ ...defaultRetry, ...options.retry }),
      options.link ?? httpLink(options),
    ]),
  });
}
