import { Hono } from 'hono';
import { type ListeningServer, listen } from '../listen.ts';
import type { PortalEnvironment } from '../portal-environment.ts';

/** A request that the backend received. */
export interface RecordedRequest {
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
}

export type RequestHandler = (request: RecordedRequest) => Response | Promise<Response>;

/** A backend with configurable responses. */
export interface FakeBackend extends ListeningServer {
  readonly origin: string;
  readonly requests: readonly RecordedRequest[];
}

/** Starts a backend on a free port. */
export async function startFakeBackend(respond: RequestHandler): Promise<FakeBackend> {
  const requests: RecordedRequest[] = [];
  const app = new Hono<PortalEnvironment>().all('*', async (context) => {
    const request = {
      path: context.req.path,
      headers: context.req.raw.headers,
      body: await context.req.text(),
    };
    requests.push(request);
    return respond(request);
  });
  const server = await listen(app, 0, '127.0.0.1');
  return { ...server, requests, origin: `http://127.0.0.1:${server.port}` };
}
