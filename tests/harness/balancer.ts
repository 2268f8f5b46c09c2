import { createServer, request } from 'node:http';

/** A response that replaces the portal's, to simulate another build. */
export interface ReplacementResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/**
 * Starts a load balancer that sends each request to the next copy of the portal, unless `replace` returns a
 * response for it.
 */
export function startBalancer(
  port: number,
  targets: readonly string[],
  replace: (path: string) => ReplacementResponse | null = () => null,
): Promise<() => Promise<void>> {
  let nextTargetIndex = 0;
  const server = createServer((incomingRequest, response) => {
    const replacement = replace(incomingRequest.url ?? '/');
    if (replacement !== null) {
      response
        .writeHead(replacement.status, { 'content-type': replacement.contentType })
        .end(replacement.body);
      return;
    }
    const target = new URL(targets[nextTargetIndex++ % targets.length] ?? '');
    const proxyRequest = request(
      {
        host: target.hostname,
        port: target.port,
        method: incomingRequest.method,
        path: incomingRequest.url,
        headers: incomingRequest.headers,
      },
      (proxyResponse) => {
        response.writeHead(proxyResponse.statusCode ?? 502, proxyResponse.headers);
        proxyResponse.pipe(response);
      },
    );
    proxyRequest.once('error', () => response.writeHead(502).end());
    incomingRequest.pipe(proxyRequest);
  });
  return new Promise((resolve) => {
    server.listen(port, () =>
      resolve(() => {
        server.closeAllConnections();
        return new Promise((resolveClose) => server.close(() => resolveClose()));
      }),
    );
  });
}
