import { createServer, request } from 'node:http';

/** Stands in front of several copies of the portal and sends each request to the next one. */
export function startBalancer(
  port: number,
  targets: readonly string[],
): Promise<() => Promise<void>> {
  let turn = 0;
  const server = createServer((incoming, answer) => {
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
        answer.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(answer);
      },
    );
    onward.once('error', () => answer.writeHead(502).end());
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
