import { PassThrough, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServerDependencies } from '../create-server.ts';
import { recordQuery } from '../graphql/record-operation.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { createJsonPost, createTestServer, portalOrigin } from '../testing/create-test-server.ts';
import {
  type FakeBackend,
  type RequestHandler,
  startFakeBackend,
} from '../testing/fake-backend.ts';
import { createFailedLogin, createLoginResponse, loginResult } from '../testing/login-result.ts';
import { type BrowserCookies, signInForCookies } from '../testing/sign-in-for-cookies.ts';
import { createStoreLog } from './outage-log.ts';
import type { SecurityLine } from './security-event.ts';
import { securityLineSchema } from './security-line-schema.ts';
import { createServerLog } from './server-log.ts';

let backend: FakeBackend | undefined;
afterEach(async () => {
  await backend?.stop(0);
  backend = undefined;
});

const email = 'lucia@example.com';
const password = 'clave-secreta-9';

const signIn = (credentials: object) =>
  ['/server-middleware/auth/login', createJsonPost(credentials)] as const;
const operate = (
  query: string,
  headers: Readonly<Record<string, string>> = { Cookie: 'apollo-token=abc' },
) => ['/graphql', createJsonPost({ query }, headers)] as const;
const postForm = (path: string, fields: Record<string, string>) =>
  [
    path,
    { method: 'POST', headers: { Origin: portalOrigin }, body: new URLSearchParams(fields) },
  ] as const;

const failWith =
  (extensions: object, message = 'no') =>
  () =>
    Response.json({ data: null, errors: [{ message, extensions }] });
const succeed = () => Response.json({ data: { done: true } });

/** Returns a response that ends in the middle of its body. */
const createBrokenResponse = () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"data":{')),
    pull: (controller) => controller.error(new Error('broken')),
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
};

const pay = 'mutation CreatePayment { crearTransaccionOnline { uuid } }';
const changePassword =
  'mutation ChangePassword { changeCustomerPassword(currentPassword: "a", newPassword: "Kf8#vTq2!zP") { id } }';

/** An event: the response of the backend, the request, and what its line has. */
type StagedEvent = readonly [
  name: string,
  respond: RequestHandler,
  request: readonly [path: string, init: RequestInit],
  expected: Partial<SecurityLine>,
];

const createResetForm = (newPassword: string) =>
  postForm('/reset-password', { email, token: 't', newPassword, repeatPassword: newPassword });
const large = { query: 'x'.repeat(1_100_000) };
const plainText = {
  method: 'POST',
  headers: { Origin: portalOrigin, 'Content-Type': 'text/plain' },
  body: '{}',
};
const foreign = {
  method: 'POST',
  headers: { Origin: 'https://evil.example', 'Content-Type': 'application/json' },
  body: '{}',
};

const createStagedEvents = (cookies: BrowserCookies, supportCookies: BrowserCookies) => {
  const owner = { user: '7', company: '1000123' };
  const inSession = (query: string) => operate(query, { Cookie: cookies.header });
  const invalidPassword = 'graphql-authentication';
  const staged: readonly StagedEvent[] = [
    [
      'a sign-in',
      () => createLoginResponse(),
      signIn({ email, password }),
      { event: 'sign-in', outcome: 'ok', ...owner },
    ],
    [
      'a wrong password',
      () => createFailedLogin({ category: invalidPassword }),
      signIn({ email, password }),
      { event: 'sign-in', outcome: 'failed', reason: 'invalid-credentials' },
    ],
    [
      'a backend that does not answer',
      () => new Response('', { status: 502 }),
      signIn({ email, password }),
      { event: 'sign-in', outcome: 'unknown', reason: 'communication' },
    ],
    [
      'a malformed sign-in',
      succeed,
      signIn({ email }),
      { event: 'sign-in', outcome: 'refused', reason: 'malformed-request' },
    ],
    [
      'an entry of support',
      () => createLoginResponse(),
      signIn({ secret: 'x'.repeat(32) }),
      { event: 'support-sign-in', outcome: 'ok', ...owner, support: true },
    ],
    [
      'a refused entry of support',
      () => createFailedLogin({ category: 'graphql-input' }),
      signIn({ secret: 'x'.repeat(32) }),
      { event: 'support-sign-in', outcome: 'failed' },
    ],
    [
      'a query of support',
      succeed,
      operate('query Orders { ping }', { Cookie: supportCookies.header }),
      { event: 'support-read', outcome: 'ok', operation: 'Orders', ...owner, support: true },
    ],
    [
      'a write of support',
      failWith({ code: 'SUPPORT_READ_ONLY' }),
      operate(pay, { Cookie: supportCookies.header }),
      { event: 'forbidden', code: 'SUPPORT_READ_ONLY', ...owner, support: true },
    ],
    [
      'a sign-out',
      succeed,
      ['/server-middleware/auth/logout', createJsonPost({}, { Cookie: cookies.header })],
      { event: 'sign-out', outcome: 'ok', ...owner },
    ],
    [
      'a payment',
      succeed,
      inSession(pay),
      { event: 'write', outcome: 'ok', operation: 'CreatePayment', ...owner },
    ],
    [
      'a rejected payment',
      failWith({ category: 'graphql-input' }),
      inSession(pay),
      { event: 'write', outcome: 'failed', code: 'graphql-input' },
    ],
    [
      'a payment with an unknown outcome',
      () => new Response('<html>', { status: 504 }),
      inSession(pay),
      { event: 'write', outcome: 'unknown', code: 'BACKEND_UNAVAILABLE' },
    ],
    [
      'a payment behind a comment and a fragment',
      succeed,
      inSession(`# read only\nfragment F on Pago { uuid }\n${pay}`),
      { event: 'write', outcome: 'ok', operation: 'CreatePayment' },
    ],
    [
      'a payment with data beside an error',
      () =>
        Response.json({
          data: { crearTransaccionOnline: { uuid: 'u' } },
          errors: [{ message: 'no', extensions: { category: 'graphql-input' } }],
        }),
      inSession(pay),
      { event: 'write', outcome: 'unknown', code: 'graphql-input' },
    ],
    [
      'a payment with an error of no known kind',
      failWith({ code: 'Lucía Peña, lucia@example.com' }),
      inSession(pay),
      { event: 'write', outcome: 'unknown' },
    ],
    [
      'a payment whose response breaks off',
      createBrokenResponse,
      inSession(pay),
      { event: 'write', outcome: 'unknown', code: 'BACKEND_UNAVAILABLE' },
    ],
    [
      'a payment without a result',
      () => Response.json({ data: { crearTransaccionOnline: null } }),
      inSession(pay),
      { event: 'write', outcome: 'unknown' },
    ],
    [
      'another write',
      succeed,
      inSession('mutation CreateRole { guardarRol { id } }'),
      { event: 'write', outcome: 'ok', operation: 'CreateRole' },
    ],
    [
      'a forbidden write',
      failWith({ category: 'graphql-authorization' }),
      inSession(pay),
      { event: 'forbidden', operation: 'CreatePayment', ...owner },
    ],
    [
      'a forbidden query',
      failWith({ category: 'graphql-authorization' }),
      inSession('query People { ping }'),
      { event: 'forbidden', operation: 'People', ...owner },
    ],
    [
      'a forbidden part of a query',
      () =>
        Response.json({
          data: { a: 1, b: null },
          errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }],
        }),
      inSession('query People { a b }'),
      { event: 'forbidden', operation: 'People' },
    ],
    [
      'a forbidden service',
      () => new Response('', { status: 403 }),
      ['/server-middleware/generate-link-to-store', { headers: { Cookie: cookies.header } }],
      { event: 'forbidden', operation: 'store-link' },
    ],
    [
      'a query without a session',
      failWith({ category: invalidPassword }),
      operate('query Orders { ping }', {}),
      { event: 'unauthorised', operation: 'Orders' },
    ],
    [
      'a write before the terms were accepted',
      failWith({ code: 'TERMS_REQUIRED' }),
      inSession(pay),
      { event: 'terms-required', operation: 'CreatePayment' },
    ],
    [
      'an ended session',
      failWith({ category: invalidPassword }),
      inSession(pay),
      { event: 'session-ended', outcome: 'refused' },
    ],
    [
      'an ended session of a query',
      () => new Response('', { status: 401 }),
      inSession('query Orders { ping }'),
      { event: 'session-ended', operation: 'Orders' },
    ],
    [
      'a changed password',
      succeed,
      inSession(changePassword),
      { event: 'password-change', outcome: 'ok' },
    ],
    [
      'a wrong current password',
      failWith({ category: 'graphql-input' }),
      inSession(changePassword),
      { event: 'password-change', outcome: 'failed' },
    ],
    [
      'an operation that is not allowed',
      succeed,
      inSession('mutation { generateCustomerToken { token } }'),
      { event: 'operation-refused', code: 'FORBIDDEN_OPERATION', ...owner },
    ],
    [
      'a malformed operation',
      succeed,
      inSession('{'),
      { event: 'operation-refused', code: 'MALFORMED_REQUEST' },
    ],
    [
      'a request above the limit',
      succeed,
      ['/graphql', createJsonPost(large)],
      { event: 'request-refused', reason: 'too-large' },
    ],
    [
      'a form of another site',
      succeed,
      ['/graphql', plainText],
      { event: 'request-refused', reason: 'json-only' },
    ],
    [
      'a request of another site',
      succeed,
      ['/graphql', foreign],
      { event: 'foreign-origin', outcome: 'refused' },
    ],
    [
      'a request around the proxy',
      succeed,
      ['/login', { headers: { 'X-Forwarded-For': '' } }],
      { event: 'not-through-proxy', outcome: 'refused' },
    ],
    [
      'a requested reset',
      () => Response.json({ data: { requestPasswordResetEmail: true } }),
      postForm('/forgot-password', { email }),
      { event: 'password-reset-request', outcome: 'ok' },
    ],
    [
      'a used link',
      () => Response.json({ data: { resetPassword: true } }),
      createResetForm('Kf8#vTq2!zP'),
      { event: 'password-reset', outcome: 'ok' },
    ],
    [
      'an expired link',
      failWith({ category: 'graphql-input' }),
      createResetForm('Kf8#vTq2!zP'),
      { event: 'password-reset', outcome: 'failed', reason: 'link-expired' },
    ],
    [
      'an easy password',
      succeed,
      createResetForm('Password1!'),
      { event: 'password-reset', outcome: 'refused', reason: 'easy-to-guess' },
    ],
  ];
  return staged;
};

/** Sends a request through the deployment's proxy and reads the response. */
async function send(app: Hono<PortalEnvironment>, [path, init]: readonly [string, RequestInit]) {
  const headers = new Headers(init.headers);
  if (!headers.has('X-Forwarded-For')) headers.set('X-Forwarded-For', '203.0.113.7');
  await (await app.request(path, { ...init, headers })).text();
}

/** Creates a portal behind a proxy, whose backend responds with `respond` of the result. */
async function createPortal(
  environment: Readonly<Record<string, string>> = {},
  extend: ServerDependencies['extend'] = () => undefined,
) {
  const state: { respond: RequestHandler } = { respond: succeed };
  backend = await startFakeBackend((request) => state.respond(request));
  const output: string[] = [];
  const stream = new Writable({
    write: (chunk, _, done) => {
      output.push(...String(chunk).trim().split('\n'));
      done();
    },
  });
  const log = createServerLog(stream, new PassThrough());
  log.setBuild('abc');
  const { app } = createTestServer(
    {
      BACKEND_URL: `${backend.origin}/graphql`,
      STORE_LINK_URL: `${backend.origin}/links`,
      GRAPHQL_OPERATIONS: 'open',
      PORTAL_PROXIES: '1',
      ...environment,
    },
    { logSecurity: log.security, extend },
  );
  /** Returns the lines since the last call, each in the published shape. */
  const takeLines = () =>
    output.splice(0).map((line) => securityLineSchema.parse(JSON.parse(line)));
  return { app, log, state, takeLines };
}

const forwarded = { 'X-Forwarded-For': '203.0.113.7' };

describe('the security log', () => {
  it('has one right line for each of more than thirty staged events', async () => {
    const { app, log, state, takeLines } = await createPortal();
    state.respond = () => createLoginResponse();
    const cookies = await signInForCookies(app, { email, password }, forwarded);
    const supportCookies = await signInForCookies(app, { secret: 'x'.repeat(32) }, forwarded);
    takeLines();
    const staged = createStagedEvents(cookies, supportCookies);
    expect(staged.length).toBeGreaterThanOrEqual(30);
    for (const [name, respond, request, expected] of staged) {
      state.respond = respond;
      await send(app, request);
      const lines = takeLines();
      expect(lines, name).toHaveLength(1);
      expect(lines[0], name).toMatchObject({ build: 'abc', ...expected });
      expect(lines[0]?.request, name).toMatch(/^[0-9a-f-]{36}$/);
      expect(lines[0]?.network, name).toMatch(/^[\w-]{22}$/);
      for (const secret of [email, password, loginResult.token, 'Kf8#', 'evil', '203.0.113'])
        expect(JSON.stringify(lines), name).not.toContain(secret);
    }
    const { onLost, onBack } = createStoreLog(log);
    log.event({ event: 'start', outcome: 'ok' });
    onLost('ECONNREFUSED');
    onBack();
    log.event({ event: 'stop', outcome: 'ok' });
    expect(takeLines()).toMatchObject([
      { event: 'start', build: 'abc' },
      { event: 'store-lost', reason: 'ECONNREFUSED' },
      { event: 'store-back' },
      { event: 'stop' },
    ]);
  });

  it('has what a page reads for support', async () => {
    const operation = { name: 'Home', isWrite: false, isPasswordChange: false, isPayment: false };
    const { app, state, takeLines } = await createPortal({}, (own) =>
      own.get('/own', (context) =>
        recordQuery(context, operation, Response.json({ data: { ping: 1 } })),
      ),
    );
    state.respond = () => createLoginResponse();
    const { header: Cookie } = await signInForCookies(app, { secret: 'x' }, forwarded);
    takeLines();
    await send(app, ['/own', { headers: { Cookie } }]);
    expect(takeLines()).toMatchObject([{ event: 'support-read', operation: 'Home' }]);
  });

  it('has no line for pages and queries of users', async () => {
    const { app, state, takeLines } = await createPortal();
    state.respond = ({ body }) => (body.includes('SignIn') ? createLoginResponse() : succeed());
    const { header: Cookie } = await signInForCookies(app, { email, password }, forwarded);
    takeLines();
    await send(app, ['/login', { headers: { Accept: 'text/html' } }]);
    await send(app, operate('query Orders { ping }', {}));
    await send(app, operate('query Orders { ping }', { Cookie }));
    expect(takeLines()).toEqual([]);
  });

  it('has what is read in a session whose owner is unknown, which may be support', async () => {
    const { app, takeLines } = await createPortal();
    await send(app, operate('query Orders { ping }'));
    expect(takeLines()).toMatchObject([{ event: 'support-read' }]);
    const Cookie = 'apollo-token=abc; session-owner=edited.x';
    await send(app, operate('query Orders { ping }', { Cookie }));
    expect(takeLines()).toMatchObject([
      { event: 'session-owner-invalid' },
      { event: 'support-read' },
    ]);
  });

  it.each([
    ['stops reading', () => Response.json({ data: { ping: 'x'.repeat(500_000) } })],
    ['loses the rest', createBrokenResponse],
  ])('has what support began to read, if it %s', async (_, respond) => {
    const { app, state, takeLines } = await createPortal();
    state.respond = ({ body }) => (body.includes('SignIn') ? createLoginResponse() : respond());
    const { header: Cookie } = await signInForCookies(app, { secret: 'x' }, forwarded);
    takeLines();
    const [path, init] = operate('query Orders { ping }', { Cookie, ...forwarded });
    const { body } = await app.request(path, init);
    await sleep(50);
    await body?.cancel().catch(() => undefined);
    expect(takeLines()).toMatchObject([{ event: 'support-read', operation: 'Orders' }]);
  });

  it('has the session, user and company in what follows a sign-in, but not those of an edited cookie', async () => {
    const { app, state, takeLines } = await createPortal();
    state.respond = ({ body }) => (body.includes('SignIn') ? createLoginResponse() : succeed());
    const cookies = await signInForCookies(app, { secret: 'x'.repeat(32) }, forwarded);
    for (const Cookie of [
      cookies.header,
      cookies.with('user', encodeURIComponent('{"userId":"8","clientCode":"2000"}')),
      cookies.with('session-owner', `x${cookies.get('session-owner')}`),
    ])
      await send(app, operate(pay, { Cookie }));
    const [signedIn, ...later] = takeLines();
    expect(signedIn).toMatchObject({ event: 'support-sign-in', user: '7', company: '1000123' });
    const { session, network, user, company, support } = signedIn ?? {};
    expect(support).toBe(true);
    const owned = { event: 'write', session, network, user, company, support };
    expect(later).toMatchObject([
      owned,
      owned,
      { event: 'session-owner-invalid', outcome: 'refused', session },
      { event: 'write', session },
    ]);
    expect(later.slice(2).some((line) => 'user' in line || 'company' in line)).toBe(false);
  });

  it('has payments above the limit', async () => {
    const { app, takeLines } = await createPortal({ PAYMENT_LIMIT_SESSION: '1' });
    await send(app, operate(pay));
    await send(app, operate(pay));
    expect(takeLines().map(({ outcome, code }) => [outcome, code])).toEqual([
      ['ok', undefined],
      ['delayed', 'TOO_MANY_PAYMENTS'],
    ]);
  });

  it('has delayed sign-ins', async () => {
    const { app, state, takeLines } = await createPortal();
    state.respond = () => createFailedLogin({ category: 'graphql-authentication' });
    for (let n = 0; n < 12; n += 1) await send(app, signIn({ email, password }));
    const lines = takeLines();
    expect(lines.map(({ outcome }) => outcome)).toContain('delayed');
    expect(new Set(lines.map(({ address }) => address)).size).toBe(1);
  });
});
