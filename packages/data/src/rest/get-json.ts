import { type Failure, failure } from '@surtidor/domain';
import { failureOfTransport } from '../errors/failure-of-transport.ts';
import { done, failed, type Outcome } from '../shared/outcome.ts';
import { browserFetch, type Fetch, fetchJson } from '../shared/transport/fetch-json.ts';
import { TransportError } from '../shared/transport/transport-error.ts';

/** How the REST calls reach their servers. */
export interface RestOptions {
  readonly fetch?: Fetch;
  /** Milliseconds until an answer counts as never coming. */
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 30_000;

/** What the portal's server says with a status (spec 8); any other is a communication error. */
const failureByStatus: ReadonlyMap<number, Failure> = new Map([
  [401, failure('unauthorized')],
  [403, failure('forbidden')],
]);

/** GETs JSON and reads it; `read` gives null for any shape but the one expected. */
export async function getJson<T>(
  uri: string,
  read: (json: unknown) => T | null,
  { fetch = browserFetch, timeoutMs = defaultTimeoutMs }: RestOptions = {},
): Promise<Outcome<T>> {
  try {
    const init = { headers: { accept: 'application/json' } };
    const answer = await fetchJson({ uri, fetch, timeoutMs, init });
    const value = answer.ok ? read(answer.json) : null;
    if (value !== null) return done(value);
    return failed(failureByStatus.get(answer.status) ?? failure('communication'));
  } catch (error) {
    const known = error instanceof TransportError;
    return failed(known ? failureOfTransport(error, 'query') : failure('unknown'));
  }
}

/** A text of a JSON object, when it is there and not empty. */
export function textIn(json: unknown, name: string): string | null {
  if (typeof json !== 'object' || json === null) return null;
  const value: unknown = Object.getOwnPropertyDescriptor(json, name)?.value;
  return typeof value === 'string' && value !== '' ? value : null;
}
