import type { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { canonicalStringify } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { finalize, type Observable, shareReplay } from 'rxjs';
import type { FirstQuery } from '../shared/first-query.ts';

/** The answers, come or on their way, that a page's first queries wait to be asked for. */
type Begun = Map<string, Observable<ApolloLink.Result>>;

/** By the client of a sign-in: they end with it. */
const begunOf = new WeakMap<ApolloClient, Begun>();

/** How long an answer that has come waits for its screen, in milliseconds: what is owed changes. */
const maxAgeMs = 10_000;

/** The context of a query that is asked ahead of whoever needs it; it never counts as theirs. */
const ahead = { ahead: true, queryDeduplication: false };

/**
 * Hands the answer of a query that was begun with its page to the first that asks the same, whether it
 * has come or is on its way. It is handed over once: whoever asks again, asks the backend. A query that
 * failed before it was asked for is no answer, and is sent anew; nor is an answer from before something
 * was written, or an old one.
 */
export const createFirstAnswersLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const begun = begunOf.get(operation.client);
    const question = `${operation.operationName} ${canonicalStringify(operation.variables)}`;
    if (operation.operationType === OperationTypeNode.MUTATION) begun?.clear();
    if (operation.getContext().ahead) {
      const forget = () => begun?.delete(question);
      const answer = forward(operation).pipe(
        finalize(() => setTimeout(forget, maxAgeMs)),
        shareReplay(),
      );
      begun?.set(question, answer);
      return answer;
    }
    const answer = begun?.get(question);
    if (answer === undefined) return forward(operation);
    // Two parts of a screen that ask the same in one moment are one asker.
    setTimeout(() => begun?.delete(question));
    return answer;
  });

/**
 * Asks a page's first queries before its screen is there to ask them: their answers wait for it, and
 * are neither shown nor put in the cache by this. What the page before left is forgotten.
 */
export function beginQueries(client: ApolloClient, queries: readonly (FirstQuery | false)[]): void {
  begunOf.set(client, new Map());
  for (const { document: query, variables, reuse } of queries.filter((one) => one !== false)) {
    if (reuse && client.readQuery({ query, variables }) !== null) continue;
    // Whoever asks the same learns of the failure.
    client
      .query({ query, variables, fetchPolicy: 'no-cache', context: ahead })
      .catch(() => undefined);
  }
}
