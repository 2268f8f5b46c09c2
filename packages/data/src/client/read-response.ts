import type { ApolloLink } from '@apollo/client/link';
import type { GraphQLFormattedError } from 'graphql';
import { type ErrorTexts, withHttpStatus, withMeaning } from '../errors/read-errors.ts';
import type { JsonResponse } from '../shared/transport/fetch-json.ts';
import { gatewayStatuses, TransportError } from '../shared/transport/transport-error.ts';

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
function readResult(
  result: ApolloLink.Result,
  status: number,
  texts: ErrorTexts,
): ApolloLink.Result {
  if (!('errors' in result)) return result;
  const { errors, ...rest } = result;
  if (!Array.isArray(errors)) return rest;
  const read = (entry: unknown) => withMeaning(withHttpStatus(readError(entry), status), texts);
  return { ...rest, errors: errors.map(read) };
}

/**
 * Reads the answer of one POST. A GraphQL result counts whatever the HTTP status, which its errors
 * then carry (a server may send them with 401 or 400); anything else is a transport error. With the
 * status of a gateway no body counts: the backend did not write it and may have acted all the same.
 *
 * @throws TransportError
 */
export function readResponse(
  { json, notSent, ok, status }: JsonResponse,
  texts: ErrorTexts,
): ApolloLink.Result {
  if (!gatewayStatuses.includes(status) && isGraphqlResult(json)) {
    return readResult(json, status, texts);
  }
  if (notSent) throw new TransportError('not-sent', status);
  throw new TransportError(ok ? 'body' : 'status', status);
}
