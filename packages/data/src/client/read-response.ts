import type { ApolloLink } from '@apollo/client/link';
import type { GraphQLFormattedError } from 'graphql';
import {
  type ErrorTexts,
  withHttpStatus,
  withMeaning,
  withNotSent,
} from '../shared/errors/read-errors.ts';
import type { JsonResponse } from '../shared/transport/fetch-json.ts';
import { gatewayStatuses, TransportError } from '../shared/transport/transport-error.ts';

const isGraphqlResult = (value: unknown): value is ApolloLink.Result =>
  typeof value === 'object' && value !== null && (hasData(value) || hasErrors(value));

const hasData = (value: object) => 'data' in value && typeof value.data === 'object';

const hasErrors = (value: object) => 'errors' in value && Array.isArray(value.errors);

/** Reads an entry as a validated error: an object with a string message. */
function readError(entry: unknown): GraphQLFormattedError {
  const fields: object = typeof entry === 'object' && entry !== null ? entry : {};
  const message = 'message' in fields && typeof fields.message === 'string' ? fields.message : '';
  const extensions = 'extensions' in fields ? fields.extensions : undefined;
  const extensionFields =
    typeof extensions === 'object' && extensions !== null ? { extensions: { ...extensions } } : {};
  return { message, ...extensionFields };
}

/** Returns the result with validated errors. */
function readResult(
  result: ApolloLink.Result,
  { status, isNotSent }: Pick<JsonResponse, 'status' | 'isNotSent'>,
  texts: ErrorTexts,
): ApolloLink.Result {
  if (!('errors' in result)) return result;
  const { errors, ...rest } = result;
  if (!Array.isArray(errors)) return rest;
  const readEntry = (entry: unknown) => {
    const error = withMeaning(withHttpStatus(readError(entry), status), texts);
    return isNotSent ? withNotSent(error) : error;
  };
  return { ...rest, errors: errors.map(readEntry) };
}

/**
 * Reads the response of a POST. A GraphQL result counts whatever the HTTP status, which is added to
 * its errors (servers may send 401 or 400); anything else is a transport error. Bodies with a
 * gateway status are ignored: the backend did not write them and may have acted.
 *
 * @throws TransportError
 */
export function readResponse(
  { json, isNotSent, ok, status }: JsonResponse,
  texts: ErrorTexts,
): ApolloLink.Result {
  if (!gatewayStatuses.includes(status) && isGraphqlResult(json)) {
    return readResult(json, { status, isNotSent }, texts);
  }
  if (isNotSent) throw new TransportError('not-sent', status);
  throw new TransportError(ok ? 'body' : 'status', status);
}
