import { TransportError } from './transport-error.ts';

/** The part of `fetch` that the data layer uses, so that tests and servers can pass their own. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** One POST of JSON. */
export interface PostOptions {
  readonly uri: string;
  readonly fetch: Fetch;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Milliseconds until the answer, body included, counts as never coming. */
  readonly timeoutMs: number;
  /** Ends the request early, when nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

/** What came back: the status and the parsed body, or `undefined` when the body was not JSON. */
export interface PostAnswer {
  readonly status: number;
  readonly ok: boolean;
  readonly json: unknown;
}

const knownOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Posts JSON to the portal's own origin and reads the whole answer within the time allowed.
 * Rejects with a `TransportError` only; whether a status or a body is acceptable is the caller's
 * decision.
 */
export async function postJson(options: PostOptions): Promise<PostAnswer> {
  if (knownOffline()) throw new TransportError('offline');
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, limit.signal]) : limit.signal;
  try {
    const response = await options.fetch(options.uri, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...options.headers,
      },
      body: JSON.stringify(options.body),
      signal,
    });
    const json = parseJson(await response.text());
    return { status: response.status, ok: response.ok, json };
  } catch {
    throw new TransportError(limit.signal.aborted ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
  }
}
