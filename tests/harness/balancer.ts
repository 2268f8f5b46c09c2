import { createServer, request } from 'node:http';

/** A response that replaces the portal's, to simulate another build. */
export interface Replaced {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/**
 * A load balancer that sends each request to the next copy of the portal, except
 * those that `replace` answers.
 */
export function startBalancer(
  port: number,
  targets: readonly string[],
  replace: (path: string) => Replaced | null = () => null,
): Promise<() => Promise<void>> {
  let turn = 0;
  const server = createServer((incoming, response) => {
    const replaced = replace(incoming.url ?? '/');
    if (replaced !== null) {
      response.writeHead(replaced.status, { 'content-type': replaced.type }).end(replaced.body);
      return;
    }
    const target = new URL(targets[turn++ % targets.length] ?? '');
    const onward = request(
      {
        host: target.hostname,
        port: target.port,
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (received) => {
        response.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(response);
      },
    );
    onward.once('error', () => response.writeHead(502).end());
    incoming.pipe(onward);
  });
  return new Promise((resolve) => {
    server.listen(port, () =>
      resolve(() => {
        server.closeAllConnections();
        return new Promise((done) => server.close(() => done()));
      }),
    );
  });
}
