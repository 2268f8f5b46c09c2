import type { ApolloLink } from '@apollo/client/link';
import type { GraphQLFormattedError } from 'graphql';
import type { JsonAnswer } from '../shared/transport/fetch-json.ts';
import { gatewayStatuses, TransportError } from '../shared/transport/transport-error.ts';

/** One operation's part of an answer: a GraphQL result, or the reason why there is none. */
export type Answer = ApolloLink.Result | TransportError;

const isGraphqlResult = (value: unknown): value is ApolloLink.Result =>
  typeof value === 'object' && value !== null && (hasData(value) || hasErrors(value));

const hasData = (value: object) => 'data' in value && typeof value.data === 'object';

const hasErrors = (value: object) => 'errors' in value && Array.isArray(value.errors);

/** An error as everything behind the edge may trust it: an object whose message is a text. */
function readError(entry: unknown): GraphQLFormattedError {
  const given: object = typeof entry === 'object' && entry !== null ? entry : {};
  const message = 'message' in given && typeof given.message === 'string' ? given.message : '';
  const extensions = 'extensions' in given ? given.extensions : undefined;
  const known =
    typeof extensions === 'object' && extensions !== null ? { extensions: { ...extensions } } : {};
  return { message, ...known };
}

/** The result with errors that can be read; a list that is none counts as no errors. */
function readResult(result: ApolloLink.Result): ApolloLink.Result {
  if (!('errors' in result)) return result;
  const { errors, ...rest } = result;
  return Array.isArray(errors) ? { ...rest, errors: errors.map(readError) } : rest;
}

function noAnswer({ ok, status, notSent }: JsonAnswer, count: number): TransportError {
  if (notSent) return new TransportError('not-sent', status, count > 1);
  return new TransportError(ok ? 'body' : 'status', status, count > 1);
}

/**
 * Splits the answer of one POST among the operations it carried, in their order.
 *
 * A GraphQL result counts whatever the HTTP status (a server may send errors with 401 or 400); one
 * result with errors for a whole batch is everyone's. Anything else is a transport error of its
 * operation alone, so that one bad entry does not take the others with it. With the status of a
 * gateway no body counts: the backend did not write it and may have acted all the same.
 */
export function readAnswers(answer: JsonAnswer, count: number): readonly Answer[] {
  if (gatewayStatuses.includes(answer.status)) return Array(count).fill(noAnswer(answer, count));
  const { json } = answer;
  const entries = Array.isArray(json) ? json : null;
  if (entries && entries.length === count) {
    return entries.map((entry) =>
      isGraphqlResult(entry) ? readResult(entry) : noAnswer(answer, count),
    );
  }
  const shared = entries ? null : json;
  const everyone =
    isGraphqlResult(shared) && (count === 1 || hasErrors(shared))
      ? readResult(shared)
      : noAnswer(answer, count);
  return Array.from({ length: count }, () => everyone);
}
