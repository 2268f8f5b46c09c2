import { createFailure, type Failure } from '@surtidor/domain';
import { toTransportFailure } from '../shared/errors/to-transport-failure.ts';
import { done, failed, type Outcome } from '../shared/outcome.ts';
import { browserFetch, type Fetch, fetchJson } from '../shared/transport/fetch-json.ts';
import { TransportError } from '../shared/transport/transport-error.ts';

/** Options of the REST functions. */
export interface RestOptions {
  readonly fetch?: Fetch;
  /** Timeout in milliseconds. */
  readonly timeoutMs?: number;
}

/** Options of a request that needs the cookies of a session: its fetch sends nothing with those of another one. */
export type SessionRestOptions = RestOptions & Required<Pick<RestOptions, 'fetch'>>;

const defaultTimeoutMs = 30_000;

/** Failures by HTTP status of the portal's server (spec 8); others are communication errors. */
const failureByStatus: ReadonlyMap<number, Failure> = new Map([
  [401, createFailure('unauthorized')],
  [403, createFailure('forbidden')],
]);

/** Fetches JSON; `read` returns null for an unexpected shape. */
export async function getJson<T>(
  uri: string,
  read: (json: unknown) => T | null,
  { fetch = browserFetch, timeoutMs = defaultTimeoutMs }: RestOptions = {},
): Promise<Outcome<T>> {
  try {
    const init = { headers: { accept: 'application/json' } };
    const response = await fetchJson({ uri, fetch, timeoutMs, init });
    const value = response.ok ? read(response.json) : null;
    if (value !== null) return done(value);
    return failed(failureByStatus.get(response.status) ?? createFailure('communication'));
  } catch (error) {
    const isTransportError = error instanceof TransportError;
    return failed(isTransportError ? toTransportFailure(error, 'query') : createFailure('unknown'));
  }
}

/** Reads a non-empty string field of a JSON object; null if there is none. */
export function readStringField(json: unknown, name: string): string | null {
  if (typeof json !== 'object' || json === null) return null;
  const value: unknown = Object.getOwnPropertyDescriptor(json, name)?.value;
  return typeof value === 'string' && value !== '' ? value : null;
}
