import { isOffline } from './is-offline.ts';
import { TransportError } from './transport-error.ts';

/** The part of `fetch` that the data layer uses. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** The browser's fetch, looked up at call time to include later instrumentation. */
export const browserFetch: Fetch = (input, init) => globalThis.fetch(input, init);

/** A request and its timeout. */
export interface JsonRequest {
  readonly uri: string;
  readonly fetch: Fetch;
  readonly init: Omit<RequestInit, 'signal'>;
  /** Timeout of the whole response, in milliseconds. */
  readonly timeoutMs: number;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
}

/** Status and parsed body; `undefined` if it was not JSON. */
export interface JsonResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly json: unknown;
  /** Whether the portal's server did not forward the request. */
  readonly isNotSent: boolean;
}

/** Set only by the portal's server (packages/portal/server/graphql/headers.ts). */
const notSentHeader = 'x-not-sent';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Sends a request and reads the response as JSON within the timeout. Rejects with `TransportError`
 * only; the caller checks status and body.
 */
export async function fetchJson(request: JsonRequest): Promise<JsonResponse> {
  if (isOffline()) throw new TransportError('offline');
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), request.timeoutMs);
  const signal = request.signal
    ? AbortSignal.any([request.signal, timeout.signal])
    : timeout.signal;
  try {
    const response = await request.fetch(request.uri, { ...request.init, signal });
    const json = parseJson(await response.text());
    const isNotSent = response.headers.get(notSentHeader) === '1';
    return { status: response.status, ok: response.ok, json, isNotSent };
  } catch {
    throw new TransportError(timeout.signal.aborted ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
  }
}
