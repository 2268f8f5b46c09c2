import { ApolloClient, DocumentTransform } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import type { BackendProfile } from '../backend-profile/backend-profile.ts';
import { removeUnsupportedFields } from '../operations/remove-unsupported-fields.ts';
import { createSurtidorCache } from '../shared/cache.ts';
import { browserFetch, type Fetch } from '../shared/transport/fetch-json.ts';
import { createBackendLink } from './backend-link.ts';
import { createHttpLink, defaultHttpLimits, type Endpoint, type HttpLimits } from './http-link.ts';
import { createRetryLink, defaultRetry, type RetryOptions } from './retry-link.ts';
import { createUnauthorizedLink } from './unauthorized-link.ts';

/** Options of the client. */
export interface SurtidorClientOptions {
  /** GraphQL endpoint: the portal's proxy, which adds the bearer token. */
  readonly uri: string;
  /** The backend profile. */
  readonly backendProfile: BackendProfile;
  /** The product key that replaces `Producto` (reading 1). */
  readonly product: string;
  /** Called when a response shows that the session has ended (spec 8). May be called several times. */
  readonly onUnauthorized: () => void;
  /** Whether to send hashes instead of operation texts. Off by default, because a plain backend needs the text. */
  readonly persisted?: boolean;
  /** Sent as the `Store` header if given. */
  readonly store?: string;
  /** Replaces the browser's fetch. */
  readonly fetch?: Fetch;
  /** Replaces the HTTP link: a SchemaLink in stories and tests. */
  readonly link?: ApolloLink;
  readonly limits?: Partial<HttpLimits>;
  readonly retry?: Partial<RetryOptions>;
}

function createDefaultHttpLink(options: SurtidorClientOptions): ApolloLink {
  const { uri, store, persisted = false, limits, fetch = browserFetch } = options;
  const errorTexts = options.backendProfile.errorMessages;
  const headers: Endpoint['headers'] = store ? { store } : {};
  return createHttpLink(
    { uri, fetch, headers, persisted, errorTexts },
    { ...defaultHttpLimits, ...limits },
  );
}

const transformByProfile = new WeakMap<BackendProfile, DocumentTransform>();

/** Returns the transform of a profile. All its clients share it, so that a server transforms each operation only once. */
export function getDocumentTransform(profile: BackendProfile): DocumentTransform {
  const transform =
    transformByProfile.get(profile) ??
    new DocumentTransform((document) => removeUnsupportedFields(document, profile.capabilities));
  transformByProfile.set(profile, transform);
  return transform;
}

/** Creates the links of one session, which end with the one that sends. */
export const createSessionLink = (options: SurtidorClientOptions): ApolloLink =>
  ApolloLink.from([
    createUnauthorizedLink(options.onUnauthorized),
    createBackendLink(options.backendProfile, options),
    createRetryLink({ ...defaultRetry, ...options.retry }),
    options.link ?? createDefaultHttpLink(options),
  ]);

/** Creates the Apollo client of one session. */
export function createSurtidorClient(options: SurtidorClientOptions): ApolloClient {
  return new ApolloClient({
    cache: createSurtidorCache(),
    documentTransform: getDocumentTransform(options.backendProfile),
    link: createSessionLink(options),
  });
}
