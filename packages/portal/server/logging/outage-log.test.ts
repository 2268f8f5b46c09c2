import { afterEach, expect, it } from 'vitest';
import { createJsonPost, createTestServer } from '../testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from '../testing/fake-backend.ts';

let service: FakeBackend | undefined;
afterEach(async () => {
  await service?.stop(0);
  service = undefined;
});

const session = { Cookie: 'apollo-token=token-1' };
const credentials = { email: 'lucia@example.com', password: 'secret-9' };

const requests = {
  operation: ['/graphql', createJsonPost({ query: '{ __typename }' }, session)],
  'sign-in': ['/server-middleware/auth/login', createJsonPost(credentials)],
  'link to the store': ['/server-middleware/generate-link-to-store', { headers: session }],
  credentials: ['/server-middleware/realtime-credentials', { headers: session }],
} as const;

const redirect = () => new Response(null, { status: 302, headers: { Location: '/' } });
const respondWithPage = () => new Response('<h1>', { status: 502 });

it.each([
  ['operation', redirect, /^The backend at BACKEND_URL does not respond: unexpected redirect\.$/],
  ['operation', respondWithPage, /its response is no JSON, with the status 502\.$/],
  ['sign-in', respondWithPage, /^The backend at BACKEND_URL .+ is not the expected JSON\.$/],
  ['link to the store', respondWithPage, /^The service at STORE_LINK_URL does not respond: /],
  ['credentials', respondWithPage, /^The service at REALTIME_CREDENTIALS_URL does not respond: /],
] as const)('an outage for an %s is logged once a minute (%#)', async (name, respond, message) => {
  service = await startFakeBackend(respond);
  const settings = ['BACKEND_URL', 'STORE_LINK_URL', 'REALTIME_CREDENTIALS_URL'];
  const urls = Object.fromEntries(settings.map((setting) => [setting, service?.origin ?? '']));
  const messages: string[] = [];
  let time = 0;
  const { app } = createTestServer(
    { ...urls, GRAPHQL_OPERATIONS: 'open' },
    { warn: (text) => messages.push(text), now: () => time },
  );
  const [path, init] = requests[name];
  await app.request(path, init);
  await app.request(path, init);
  expect(messages).toEqual([expect.stringMatching(message)]);
  time = 60_000;
  await app.request(path, init);
  expect(messages).toHaveLength(2);
});

it('a visitor who leaves is no outage', async () => {
  const visit = new AbortController();
  const messages: string[] = [];
  service = await startFakeBackend(() => {
    visit.abort('left');
    return Response.json({});
  });
  const { app } = createTestServer(
    { BACKEND_URL: service.origin, GRAPHQL_OPERATIONS: 'open' },
    { warn: (text) => messages.push(text) },
  );
  const [path, init] = requests.operation;
  await app.request(path, { ...init, signal: visit.signal });
  expect(messages).toEqual([]);
});

it('a request around the proxy is logged with the setting', async () => {
  const messages: string[] = [];
  const warn = (text: string) => messages.push(text);
  const { app } = createTestServer({ PORTAL_PROXIES: '2' }, { warn });
  await app.request('/login', { headers: { 'X-Forwarded-For': '203.0.113.7' } });
  await app.request('/login');
  expect(messages).toEqual([
    'A request was refused, because its X-Forwarded-For has fewer addresses (1) than PORTAL_PROXIES (2).',
  ]);
});
