import { afterEach, describe, expect, it } from 'vitest';
import { createTestServer } from './testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from './testing/fake-backend.ts';

let backend: FakeBackend | undefined;
afterEach(async () => {
  await backend?.stop(0);
  backend = undefined;
});

const getStatusAndCaching = async (response: Response | Promise<Response>) => {
  const { status, headers } = await response;
  return [status, headers.get('Cache-Control')];
};

it('healthz responds without the backend', async () => {
  const { app } = createTestServer({ BACKEND_URL: 'http://127.0.0.1:9/graphql' });
  expect(await getStatusAndCaching(app.request('/healthz'))).toEqual([200, 'no-store']);
});

describe('readyz', () => {
  it('is ready after the first response of the backend, even if the backend fails later', async () => {
    let isUp = false;
    backend = await startFakeBackend(() =>
      isUp ? Response.json({ data: {} }) : new Response('<h1>', { status: 503 }),
    );
    const { app } = createTestServer({ BACKEND_URL: backend.origin });
    expect(await getStatusAndCaching(app.request('/readyz'))).toEqual([503, 'no-store']);
    isUp = true;
    expect(await getStatusAndCaching(app.request('/readyz'))).toEqual([200, 'no-store']);
    isUp = false;
    expect(await getStatusAndCaching(app.request('/readyz'))).toEqual([200, 'no-store']);
    expect(backend.requests).toHaveLength(2);
  });

  it('calls the backend once for concurrent checks', async () => {
    backend = await startFakeBackend(() => Response.json({ data: {} }));
    const { app } = createTestServer({ BACKEND_URL: backend.origin });
    await Promise.all(Array.from({ length: 20 }, () => app.request('/readyz')));
    expect(backend.requests).toHaveLength(1);
  });

  it.each([
    [() => new Response('<h1>', { status: 503 }), 'its response is not the expected JSON'],
    [() => new Response(null, { status: 302, headers: { Location: '/' } }), 'unexpected redirect'],
  ])('logs once a minute why the backend does not respond (%#)', async (respond, reason) => {
    backend = await startFakeBackend(respond);
    const messages: string[] = [];
    const warn = (message: string) => messages.push(message);
    const { app } = createTestServer({ BACKEND_URL: backend.origin }, { warn });
    await app.request('/readyz');
    await app.request('/readyz');
    expect(messages).toEqual([`The backend at BACKEND_URL does not respond: ${reason}.`]);
  });

  it('is not ready while stopping', async () => {
    backend = await startFakeBackend(() => Response.json({ data: {} }));
    let isStopping = false;
    const { app } = createTestServer(
      { BACKEND_URL: backend.origin },
      { isStopping: () => isStopping },
    );
    expect((await app.request('/readyz')).status).toBe(200);
    isStopping = true;
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
  });
});
