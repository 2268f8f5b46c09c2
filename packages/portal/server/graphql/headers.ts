/** Marks a request that this server did not forward. Only this server may set it. */
export const notSentHeader = 'x-not-sent';

/** The request headers that are forwarded. */
const forwardedRequestHeaders = ['accept', 'x-operation-name'];

/** The headers that this server adds. */
export interface AddedHeaders {
  readonly token: string | undefined;
  /** The `Store`, which the browser's cookie determines. */
  readonly store: string;
  readonly requestId: string;
}

/** Returns the headers of the request to the backend. */
export function createRequestHeaders(
  incomingHeaders: Headers,
  { token, store, requestId }: AddedHeaders,
): Headers {
  const headers = new Headers({
    'Content-Type': 'application/json',
    'X-Request-Id': requestId,
    Store: store,
  });
  for (const name of forwardedRequestHeaders) {
    const value = incomingHeaders.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

/** The response headers that are forwarded. Other headers could control the browser. */
const forwardedResponseHeaders = ['content-type', 'content-language', 'retry-after'];

const jsonTypePattern = /^application\/(?:graphql-response\+)?json(?:\s*;|$)/i;

/** Whether a response is JSON; a gateway's HTML page must not run on our origin. */
export const isJson = (incomingHeaders: Headers): boolean =>
  jsonTypePattern.test(incomingHeaders.get('content-type') ?? '');

/** Returns the headers of the response to the browser. */
export function createResponseHeaders(incomingHeaders: Headers): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const name of forwardedResponseHeaders) {
    const value = incomingHeaders.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
