const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Says that a request went no further than this server. Only this server may say so: whatever the
 * backend answers under this name is removed.
 */
export const notSentHeader = 'x-not-sent';

/** What a browser says that the backend needs to know; its cookies stay here. */
const passedOn = ['accept', 'store', 'x-operation-name'];

/** The headers of the request to the backend. */
export function requestHeaders(
  incoming: Headers,
  token: string | undefined,
  requestId: string,
): Headers {
  const headers = new Headers({ 'Content-Type': 'application/json', 'X-Request-Id': requestId });
  for (const name of passedOn) {
    const value = incoming.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

/**
 * The headers of the answer to the browser: without those of one connection (the ones the answer
 * itself names included), without cookies of the backend, and without the length and encoding of a
 * body that fetch has already decoded.
 */
export function responseHeaders(incoming: Headers): Headers {
  const named = (incoming.get('connection') ?? '').toLowerCase().split(/\s*,\s*/);
  const removed = new Set([
    ...hopByHop,
    ...named,
    'set-cookie',
    'content-length',
    'content-encoding',
    notSentHeader,
  ]);
  const headers = new Headers();
  incoming.forEach((value, name) => {
    if (!removed.has(name) && !name.startsWith('access-control-')) headers.append(name, value);
  });
  headers.set('Cache-Control', 'no-store');
  return headers;
}
