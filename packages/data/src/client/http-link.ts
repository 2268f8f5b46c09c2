import { ApolloLink } from '@apollo/client/link';
import { print } from '@apollo/client/utilities';
import { mutationTimeoutMs } from '@surtidor/domain/payments';
import type { DocumentNode } from 'graphql';
import { Observable } from 'rxjs';
import { getOperationHash } from '../operations/operation-hash.ts';
import type { ErrorTexts } from '../shared/errors/read-errors.ts';
import { createRandomId } from '../shared/random-id.ts';
import { type Fetch, fetchJson } from '../shared/transport/fetch-json.ts';
import { hasSideEffects } from './operation-kind.ts';
import { readResponse } from './read-response.ts';

/** Options of the HTTP link. */
export interface Endpoint {
  readonly uri: string;
  readonly fetch: Fetch;
  /** Additional headers. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether to send hashes; operations without a hash send their text. */
  readonly persisted: boolean;
  /** The backend's error messages by meaning. */
  readonly errorTexts: ErrorTexts;
}

/** Time limits of the HTTP link. */
export interface HttpLimits {
  /** Timeout of queries, in milliseconds. */
  readonly queryTimeoutMs: number;
  /** Timeout of mutations, after which their outcome is unknown. */
  readonly mutationTimeoutMs: number;
}

export const defaultHttpLimits: HttpLimits = { queryTimeoutMs: 30_000, mutationTimeoutMs };

/** Returns the operation's text or hash. */
function getQueryOrHash(query: DocumentNode, persisted: boolean) {
  const sha256Hash = persisted ? getOperationHash(query) : undefined;
  return sha256Hash === undefined
    ? { query: print(query) }
    : { extensions: { persistedQuery: { version: 1, sha256Hash } } };
}

const createRequestInit = (
  { operationName = '', query, variables }: ApolloLink.Operation,
  { headers, persisted }: Endpoint,
) => ({
  method: 'POST',
  headers: {
    ...headers,
    accept: 'application/json',
    'content-type': 'application/json',
    'x-request-id': createRandomId(),
    'x-operation-name': operationName,
  },
  body: JSON.stringify({ operationName, ...getQueryOrHash(query, persisted), variables }),
});

/**
 * Terminating link: sends each operation as one POST. Unsubscribing aborts the request. Rejects
 * with `TransportError`.
 */
export const createHttpLink = (endpoint: Endpoint, limits: HttpLimits): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((subscriber) => {
        const { uri, fetch, errorTexts } = endpoint;
        const timeoutMs = hasSideEffects(operation)
          ? limits.mutationTimeoutMs
          : limits.queryTimeoutMs;
        const abort = new AbortController();
        let isPending = true;
        const init = createRequestInit(operation, endpoint);
        fetchJson({ uri, fetch, timeoutMs, signal: abort.signal, init })
          .then((response) => readResponse(response, errorTexts))
          .finally(() => {
            isPending = false;
          })
          .then(
            (result) => {
              subscriber.next(result);
              subscriber.complete();
            },
            (error: unknown) => subscriber.error(error),
          );
        // To abort a completed request creates an error and its stack for nothing, ten times a page on the server.
        return () => isPending && abort.abort();
      }),
  );
