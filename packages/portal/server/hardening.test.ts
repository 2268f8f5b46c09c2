import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from './listen.ts';
import { createJsonPost, createTestServer } from './testing/create-test-server.ts';
import { type FakeBackend, type RequestHandler, startFakeBackend } from './testing/fake-backend.ts';

let backend: FakeBackend | undefined;
afterEach(async () => {
  await backend?.stop(0);
  backend = undefined;
});

const session = { Cookie: 'apollo-token=abc; store-code=peru' };
const credentials = { email: 'lucia@example.com', password: 'a-password' };

/** Each way to a service, with the request that takes it. */
const ways = [
  ['sign-in', '/server-middleware/auth/login', createJsonPost(credentials)],
  ['GraphQL', '/graphql', createJsonPost({ query: 'query Me { customer { id } }' }, session)],
  ['the store', '/server-middleware/generate-link-to-store', { headers: session }],
  ['realtime credentials', '/server-middleware/realtime-credentials', { headers: session }],
] as const;

const createServerOf = (origin: string) =>
  createTestServer({
    BACKEND_URL: `${origin}/graphql`,
    STORE_LINK_URL: `${origin}/links`,
    REALTIME_CREDENTIALS_URL: `${origin}/realtime`,
    GRAPHQL_OPERATIONS: 'open',
  }).app;

describe.each(ways)('%s', (_, path, init) => {
  it('does not follow a redirect with the token', async () => {
    backend = await startFakeBackend(({ path: asked }) =>
      asked === '/elsewhere'
        ? Response.json({ url: '/', token: 'a' })
        : new Response(null, { status: 307, headers: { Location: '/elsewhere' } }),
    );
    const response = await createServerOf(backend.origin).request(path, init);
    expect(response.status === 502 || (await response.text()).includes('errors')).toBe(true);
    expect(backend.requests.map(({ path: asked }) => asked)).not.toContain('/elsewhere');
    expect(backend.requests).toHaveLength(1);
  });

  it('sends nothing to a service whose certificate nobody signed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'surtidor-certificate-'));
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const subject = ['-subj', '/CN=localhost', '-days', '1', '-nodes'];
    const files = ['-keyout', key, '-out', certificate];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, ...files], {
      stdio: 'ignore',
    });
    const received: string[] = [];
    const service = createServer(
      { key: readFileSync(key), cert: readFileSync(certificate) },
      ({ url = '' }, response) => {
        received.push(url);
        response.end('{}');
      },
    ).listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    const response = await createServerOf(`https://localhost:${port}`).request(path, init);
    expect(response.ok && !(await response.text()).includes('errors')).toBe(false);
    expect(received).toEqual([]);
    service.close();
    rmSync(folder, { recursive: true });
  });
});

describe('a request method', () => {
  it.each(['TRACE', 'PUT', 'DELETE', 'OPTIONS'])(
    '%s is refused and echoes nothing',
    async (method) => {
      const server = await listen(createTestServer().app, 0, '127.0.0.1');
      const sent = request({ port: server.port, method, headers: { 'X-Secret': 'abc' } }).end();
      const [response] = await once(sent, 'response');
      const text = (await response.setEncoding('utf8').toArray()).join('');
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(text).not.toContain('abc');
      await server.stop(0);
    },
  );
});

describe('a path', () => {
  const asset = { body: new Uint8Array([1]), encodedBodies: {}, type: 'text/javascript' };
  const { app } = createTestServer(
    {},
    { assets: new Map([['/a b.js', { ...asset, etag: '"1"', isHashed: false }]]) },
  );
  const getStatus = async (path: string) =>
    (await app.request(path, { headers: { Accept: 'text/html' } })).status;

  it.each(['/admin%252Forders-list', '/%252e%252e%252fpackage.json', '/a%2520b.js'])(
    'is not decoded twice: %s',
    async (path) => {
      expect(await getStatus(path)).toBe(404);
    },
  );
});

it('keys named __proto__ change no other object', async () => {
  const polluted = '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}';
  const respond: RequestHandler = () =>
    new Response(`${polluted},"data":${polluted}},"errors":[${polluted}}]}`, {
      headers: { 'Content-Type': 'application/json' },
    });
  backend = await startFakeBackend(respond);
  const app = createServerOf(backend.origin);
  const cookie = `${session.Cookie}; auth-user=${encodeURIComponent(`${polluted}}`)}; __proto__=a`;
  for (const [, path, init] of ways) {
    await app.request(path, init);
    const body = 'body' in init ? { body: `${polluted},${init.body.slice(1)}` } : {};
    await app.request(path, { ...init, ...body, headers: { ...init.headers, Cookie: cookie } });
  }
  await app.request('/?__proto__[polluted]=yes', { headers: { Cookie: cookie } });
  expect(({} as Readonly<Record<string, unknown>>).polluted).toBeUndefined();
});
