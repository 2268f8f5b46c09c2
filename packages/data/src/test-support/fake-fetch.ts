import type { Fetch } from '../shared/transport/fetch-json.ts';

/** The recorded part of an operation. */
interface SentOperation {
  readonly operationName: string;
}

/** A recorded POST. */
export interface RecordedRequest {
  readonly uri: string;
  /** The parsed JSON of the body. */
  readonly body: SentOperation;
  readonly headers: Headers;
  readonly signal: AbortSignal | undefined;
}

type Handler = (request: RecordedRequest) => Response | Promise<Response>;

/** Creates a mock fetch that records its requests. */
export function createFakeFetch(handler: Handler) {
  const requests: RecordedRequest[] = [];
  const fetch: Fetch = (uri, init) => {
    const request = {
      uri,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
      signal: init.signal ?? undefined,
    };
    requests.push(request);
    // An aborted request rejects as in the browser, even without a response.
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
    return Promise.race([Promise.resolve().then(() => handler(request)), aborted]);
  };
  return { fetch, requests };
}

/** Responds to an operation with `{ping: its name}`. */
export const respondWithName = ({ body }: RecordedRequest): Response =>
  Response.json({ data: { ping: body.operationName } });
