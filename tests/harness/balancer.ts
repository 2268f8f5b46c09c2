import { createServer, request } from 'node:http';

/** What is answered in the place of the portal, as if another build stood there. */
export interface Replaced {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/**
 * Stands in front of several copies of the portal and sends each request to the next one, but for
 * what `replace` answers by itself.
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
