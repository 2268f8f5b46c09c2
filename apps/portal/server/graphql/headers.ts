/** Says that a request went no further than this server. Only this server may say so. */
export const notSentHeader = 'x-not-sent';

/** What a browser says that the backend needs to know; its cookies stay here. */
const passedOn = ['accept', 'store', 'x-operation-name'];

/** What this server adds to a request. */
export interface AddedHeaders {
  readonly token: string | undefined;
  /** The `Store` of a page that names none. */
  readonly store: string;
  readonly requestId: string;
}

/** The headers of the request to the backend. */
export function requestHeaders(
  incoming: Headers,
  { token, store, requestId }: AddedHeaders,
): Headers {
  const headers = new Headers({
    'Content-Type': 'application/json',
    'X-Request-Id': requestId,
    Store: store,
  });
  for (const name of passedOn) {
    const value = incoming.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

/** What the backend says that a page may know. Anything else could steer the browser itself. */
const answered = ['content-type', 'content-language', 'retry-after'];

const jsonTypes = /^application\/(?:graphql-response\+)?json(?:\s*;|$)/i;

/** Whether an answer is what it has to be; a gateway's HTML page must not stand on our origin. */
export const isJson = (incoming: Headers): boolean =>
  jsonTypes.test(incoming.get('content-type') ?? '');

/** The headers of the answer to the browser. */
export function responseHeaders(incoming: Headers): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const name of answered) {
    const value = incoming.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
