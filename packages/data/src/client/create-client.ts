import { ApolloClient, DocumentTransform } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import type { BackendProfile } from '../backend-profile/backend-profile.ts';
import { withCapabilities } from '../operations/with-capabilities.ts';
import { browserFetch, type Fetch } from '../shared/transport/fetch-json.ts';
import { createBackendLink } from './backend-link.ts';
import { createSurtidorCache } from './cache.ts';
import { createFirstAnswersLink } from './first-answers.ts';
import { createHttpLink, defaultHttpLimits, type Endpoint, type HttpLimits } from './http-link.ts';
import { createRetryLink, defaultRetry, type RetryOptions } from './retry-link.ts';
import { createUnauthorizedLink } from './unauthorized-link.ts';

/** What a portal says about its backend. */
export interface SurtidorClientOptions {
  /** Where GraphQL is posted: the portal's own proxy, which adds the bearer token. */
  readonly uri: string;
  /** What the backend offers and how it differs. */
  readonly backendProfile: BackendProfile;
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
  /**
   * Whether every query is answered by the cache where it can be, whatever its fetch policy: on the
   * server, and in the browser while it takes over the server's page. `prioritizeCacheValues` of the
   * client ends it.
   */
  readonly ssrMode?: boolean;
}

function httpLink(options: SurtidorClientOptions): ApolloLink {
  const { uri, store, persisted = false, limits, fetch = browserFetch } = options;
  const errorTexts = options.backendProfile.errorManners;
  const headers: Endpoint['headers'] = store ? { store } : {};
  return createHttpLink(
    { uri, fetch, headers, persisted, errorTexts },
    { ...defaultHttpLimits, ...limits },
  );
}

/** The Apollo client of one session: our links, our cache, nothing kept from an earlier session. */
export function createSurtidorClient(options: SurtidorClientOptions): ApolloClient {
  const { backendProfile } = options;
  return new ApolloClient({
    cache: createSurtidorCache(),
    documentTransform: new DocumentTransform((document) =>
      withCapabilities(document, backendProfile.capabilities),
    ),
    ssrMode: options.ssrMode ?? false,
    link: ApolloLink.from([
      createUnauthorizedLink(options.onUnauthorized),
      createFirstAnswersLink(),
      createBackendLink(backendProfile, options),
      createRetryLink({ ...defaultRetry, ...options.retry }),
      options.link ?? httpLink(options),
    ]),
  });
}
