import { isOffline } from './is-offline.ts';
import { TransportError } from './transport-error.ts';

/** The part of `fetch` that the data layer uses, so that tests and servers can pass their own. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** The browser's fetch, looked up at call time: what instruments it later is used too. */
export const browserFetch: Fetch = (input, init) => globalThis.fetch(input, init);

/** One request and how long it may take. */
export interface JsonRequest {
  readonly uri: string;
  readonly fetch: Fetch;
  readonly init: Omit<RequestInit, 'signal'>;
  /** Milliseconds until the answer, body included, counts as never coming. */
  readonly timeoutMs: number;
  /** Ends the request early, when nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

/** What came back: the status and the parsed body, or `undefined` when the body was not JSON. */
export interface JsonResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly json: unknown;
  /** The portal's own server says that the request went no further than itself. */
  readonly notSent: boolean;
}

/** Set by the portal's server alone (apps/portal/server/graphql/headers.ts). */
const notSentHeader = 'x-not-sent';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Sends a request and reads the whole answer as JSON within the time allowed. Rejects with a
 * `TransportError` only; whether a status or a body is acceptable is the caller's decision.
 */
export async function fetchJson(request: JsonRequest): Promise<JsonResponse> {
  if (isOffline()) throw new TransportError('offline');
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), request.timeoutMs);
  const signal = request.signal ? AbortSignal.any([request.signal, limit.signal]) : limit.signal;
  try {
    const response = await request.fetch(request.uri, { ...request.init, signal });
    const json = parseJson(await response.text());
    const notSent = response.headers.get(notSentHeader) === '1';
    return { status: response.status, ok: response.ok, json, notSent };
  } catch {
    throw new TransportError(limit.signal.aborted ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
  }
}
