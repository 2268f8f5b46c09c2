import type { ApolloLink } from '@apollo/client/link';
import { type DocumentNode, print } from 'graphql';
import type { Subscriber } from 'rxjs';
import { operationHash } from '../operations/operation-hash.ts';
import { randomId } from '../shared/random-id.ts';
import { type Fetch, fetchJson } from '../shared/transport/fetch-json.ts';
import { type Answer, readAnswers } from './read-answers.ts';

/** Where GraphQL is posted. */
export interface Endpoint {
  readonly uri: string;
  readonly fetch: Fetch;
  /** Sent with every request besides the request id and the operation names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether a compiled operation is named by its hash; one without a hash always brings its text. */
  readonly persisted: boolean;
}

/** An operation and who waits for its answer. */
export interface Waiting {
  readonly operation: ApolloLink.Operation;
  readonly subscriber: Subscriber<ApolloLink.Result>;
}

/** The operation's text, or the hash that stands for it. */
function writtenAs(query: DocumentNode, persisted: boolean) {
  const sha256Hash = persisted ? operationHash(query) : undefined;
  return sha256Hash === undefined
    ? { query: print(query) }
    : { extensions: { persistedQuery: { version: 1, sha256Hash } } };
}

const bodyOf = ({ operation }: Waiting, persisted: boolean) => ({
  operationName: operation.operationName,
  ...writtenAs(operation.query, persisted),
  variables: operation.variables,
});

function deliver({ subscriber }: Waiting, answer: Answer | undefined): void {
  if (answer instanceof Error || answer === undefined) {
    subscriber.error(answer);
    return;
  }
  subscriber.next(answer);
  subscriber.complete();
}

/**
 * Sends the operations in one POST (a lone one as an object, several as an array) and hands each
 * its own answer. The function returned is called when someone stops waiting: when the last has
 * gone, the request is aborted.
 */
export function sendBatch(
  batch: readonly Waiting[],
  { uri, fetch, headers, persisted }: Endpoint,
  timeoutMs: number,
): () => void {
  const given = new AbortController();
  const bodies = batch.map((waiting) => bodyOf(waiting, persisted));
  const init = {
    method: 'POST',
    headers: {
      ...headers,
      accept: 'application/json',
      'content-type': 'application/json',
      'x-request-id': randomId(),
      'x-operation-name': bodies.map(({ operationName }) => operationName).join(','),
    },
    body: JSON.stringify(bodies.length === 1 ? bodies[0] : bodies),
  };
  void fetchJson({ uri, fetch, timeoutMs, signal: given.signal, init })
    .then(
      (answer) => readAnswers(answer, batch.length),
      (error) => batch.map(() => error),
    )
    .then((answers) => {
      batch.forEach((waiting, index) => {
        deliver(waiting, answers[index]);
      });
    });
  return () => {
    if (batch.every(({ subscriber }) => subscriber.closed)) given.abort();
  };
}
