import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { noDataFailure, type RequestKind } from '@surtidor/domain';
import type { DataClient } from '../client/data-client.ts';
import { toFailure } from './errors/to-failure.ts';
import { done, failed, type Outcome } from './outcome.ts';

/** A request and its mapper. `read` returns null if the response has no data. */
export interface OperationRequest<TData, TVariables, TValue> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  readonly variables: TVariables;
  readonly read: (data: TData) => TValue | null;
}

/** A mutation and its kind, which decides how it fails. */
export interface Mutation<TData, TVariables, TValue>
  extends OperationRequest<TData, TVariables, TValue> {
  readonly kind: RequestKind;
}

async function toOutcome<TData, TValue>(
  response: Promise<{ readonly data?: unknown }>,
  read: (data: TData) => TValue | null,
  kind: RequestKind,
): Promise<Outcome<TValue>> {
  try {
    const { data } = await response;
    // The document's type describes the response; mappers check the actual data.
    const value = data ? read(data as TData) : null;
    return value === null ? failed(noDataFailure) : done(value);
  } catch (error) {
    return failed(toFailure(error, kind));
  }
}

/** Sends a query once, bypassing the cache. */
export const fetchOnce = <TData, TVariables extends OperationVariables, TValue>(
  client: DataClient,
  { document, variables, read }: OperationRequest<TData, TVariables, TValue>,
): Promise<Outcome<TValue>> =>
  toOutcome(client.query({ query: document, variables, fetchPolicy: 'no-cache' }), read, 'query');

/** Sends a mutation once, without caching its response. */
export const sendMutation = <TData, TVariables extends OperationVariables, TValue>(
  client: DataClient,
  { document, variables, read, kind }: Mutation<TData, TVariables, TValue>,
): Promise<Outcome<TValue>> =>
  toOutcome(client.mutate({ mutation: document, variables, fetchPolicy: 'no-cache' }), read, kind);
