import { afterEach, describe, expect, it } from 'vitest';
import { createJsonPost, createTestServer, portalOrigin } from '../testing/create-test-server.ts';
import {
  type FakeBackend,
  type RequestHandler,
  startFakeBackend,
} from '../testing/fake-backend.ts';
import { createFailedLogin, createLoginResponse, loginResult } from '../testing/login-result.ts';
import { signInForCookies } from '../testing/sign-in-for-cookies.ts';
import type { SecurityLine } from './security-event.ts';
import { securityLineSchema } from './security-line-schema.ts';

let backend: FakeBackend | undefined;
afterEach(async () => {
  await backend?.stop(0);
  backend = undefined;
});

const email = 'lucia@example.com';
const password = 'clave-secreta-9';

/** Sends requests to a server with this backend. Returns the lines of its security log. */
async function getLines(
  respond: RequestHandler,
  requests: readonly (readonly [path: string, init: RequestInit])[],
  environment: Record<string, string> = {},
): Promise<readonly SecurityLine[]> {
  backend = await startFakeBackend(respond);
  const { app, securityLines } = createTestServer({
    BACKEND_URL: `${backend.origin}/graphql`,
    GRAPHQL_OPERATIONS: 'open',
    PASSWORD_RESET: 'on',
    ...environment,
  });
  for (const [path, init] of requests) await (await app.request(path, init)).text();
  return securityLines;
}

const signIn = (credentials: object) =>
  ['/server-middleware/auth/login', createJsonPost(credentials)] as const;
const operate = (query: string, headers = { Cookie: 'apollo-token=abc' }) =>
  ['/graphql', createJsonPost({ query }, headers)] as const;
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

const pay = 'mutation CreatePayment { crearTransaccionOnline { uuid } }';
const changePassword =
  'mutation ChangePassword { changeCustomerPassword(currentPassword: "a", newPassword: "Kf8#vTq2!zP") { id } }';

describe('the security log', () => {
  it.each([
    [
      'a sign-in',
      () => createLoginResponse(),
      signIn({ email, password }),
      { event: 'sign-in', outcome: 'ok', user: '7', company: '1000123' },
    ],
    [
      'a wrong password',
      () => createFailedLogin({ category: 'graphql-authentication' }),
      signIn({ email, password }),
      { event: 'sign-in', outcome: 'failed', reason: 'invalid-credentials' },
    ],
    [
      'a backend that does not answer',
      () => new Response('', { status: 502 }),
      signIn({ email, password }),
      { event: 'sign-in', outcome: 'unknown' },
    ],
    [
      'an entry of support',
      () => createLoginResponse(),
      signIn({ secret: 'x'.repeat(32) }),
      { event: 'support-sign-in', outcome: 'ok', user: '7' },
    ],
    [
      'a refused entry of support',
      () => createFailedLogin({ category: 'graphql-input' }),
      signIn({ secret: 'x'.repeat(32) }),
      { event: 'support-sign-in', outcome: 'failed' },
    ],
    [
      'a sign-out',
      succeed,
      ['/server-middleware/auth/logout', createJsonPost({}, { Cookie: 'apollo-token=abc' })],
      { event: 'sign-out', outcome: 'ok' },
    ],
    [
      'a payment',
      succeed,
      operate(pay),
      { event: 'write', outcome: 'ok', operation: 'CreatePayment' },
    ],
    [
      'a rejected payment',
      failWith({ category: 'graphql-input' }),
      operate(pay),
      { event: 'write', outcome: 'failed', code: 'graphql-input' },
    ],
    [
      'a payment with an unknown outcome',
      () => new Response('<html>', { status: 504 }),
      operate(pay),
      { event: 'write', outcome: 'unknown', code: 'BACKEND_UNAVAILABLE' },
    ],
    [
      'a payment behind a comment and a fragment',
      succeed,
      operate(`# read only\nfragment F on Pago { uuid }\n${pay}`),
      { event: 'write', outcome: 'ok', operation: 'CreatePayment' },
    ],
    [
      'a payment with data beside an error',
      () =>
        Response.json({
          data: { crearTransaccionOnline: { uuid: 'u' } },
          errors: [{ message: 'no', extensions: { category: 'graphql-input' } }],
        }),
      operate(pay),
      { event: 'write', outcome: 'unknown', code: 'graphql-input' },
    ],
    [
      'a payment with an error of no known kind',
      failWith({ code: 'Lucía Peña, lucia@example.com' }),
      operate(pay),
      { event: 'write', outcome: 'unknown' },
    ],
    [
      'a payment without a result',
      () => Response.json({ data: { crearTransaccionOnline: null } }),
      operate(pay),
      { event: 'write', outcome: 'unknown' },
    ],
    [
      'a forbidden write',
      failWith({ category: 'graphql-authorization' }),
      operate(pay),
      { event: 'forbidden', operation: 'CreatePayment' },
    ],
    [
      'an ended session',
      failWith({ category: 'graphql-authentication' }),
      operate(pay),
      { event: 'session-ended', outcome: 'refused' },
    ],
    [
      'an ended session of a query',
      () => new Response('', { status: 401 }),
      operate('query Orders { ping }'),
      { event: 'session-ended', operation: 'Orders' },
    ],
    [
      'a changed password',
      succeed,
      operate(changePassword),
      { event: 'password-change', outcome: 'ok' },
    ],
    [
      'a wrong current password',
      failWith({ category: 'graphql-input' }),
      operate(changePassword),
      { event: 'password-change', outcome: 'failed' },
    ],
    [
      'an operation that is not allowed',
      succeed,
      operate('mutation { generateCustomerToken { token } }'),
      { event: 'operation-refused', code: 'FORBIDDEN_OPERATION' },
    ],
    [
      'a malformed operation',
      succeed,
      operate('{'),
      { event: 'operation-refused', code: 'MALFORMED_REQUEST' },
    ],
    [
      'a request of another site',
      succeed,
      [
        '/graphql',
        {
          method: 'POST',
          headers: { Origin: 'https://evil.example', 'Content-Type': 'application/json' },
          body: '{}',
        },
      ],
      { event: 'foreign-origin', outcome: 'refused' },
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
      postForm('/reset-password', {
        email,
        token: 't',
        newPassword: 'Kf8#vTq2!zP',
        repeatPassword: 'Kf8#vTq2!zP',
      }),
      { event: 'password-reset', outcome: 'ok' },
    ],
    [
      'an expired link',
      failWith({ category: 'graphql-input' }),
      postForm('/reset-password', {
        email,
        token: 't',
        newPassword: 'Kf8#vTq2!zP',
        repeatPassword: 'Kf8#vTq2!zP',
      }),
      { event: 'password-reset', outcome: 'failed', reason: 'link-expired' },
    ],
    [
      'an easy password',
      succeed,
      postForm('/reset-password', {
        email,
        token: 't',
        newPassword: 'Password1!',
        repeatPassword: 'Password1!',
      }),
      { event: 'password-reset', outcome: 'refused', reason: 'easy-to-guess' },
    ],
  ] as const)('has one line for %s', async (_, respond, request, expected) => {
    const lines = await getLines(respond, [request]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject(expected);
    const line = securityLineSchema.parse(lines[0]);
    expect(line.request).toMatch(/^[0-9a-f-]{36}$/);
    for (const secret of [email, password, loginResult.token, 'abc"', 'Kf8#', 'evil'])
      expect(JSON.stringify(line)).not.toContain(secret);
  });

  it('has no line for pages and queries', async () => {
    expect(
      await getLines(succeed, [
        ['/login', { headers: { Accept: 'text/html' } }],
        operate('query Orders { ping }'),
      ]),
    ).toEqual([]);
  });

  it('has the session, user and company in what follows a sign-in, but not those of an edited cookie', async () => {
    backend = await startFakeBackend(({ body }) =>
      body.includes('SignIn') ? createLoginResponse() : succeed(),
    );
    const { app, securityLines } = createTestServer({
      BACKEND_URL: backend.origin,
      GRAPHQL_OPERATIONS: 'open',
    });
    const cookies = await signInForCookies(app, { secret: 'x'.repeat(32) });
    for (const Cookie of [
      cookies.header,
      cookies.with('user', encodeURIComponent('{"userId":"8","clientCode":"2000"}')),
      cookies.with('session-owner', `x${cookies.get('session-owner')}`),
    ])
      await app.request(...operate(pay, { Cookie }));
    const [signedIn, ...later] = securityLines;
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
    const lines = await getLines(succeed, [operate(pay), operate(pay)], {
      PAYMENT_LIMIT_SESSION: '1',
    });
    expect(lines.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['ok', undefined],
      ['delayed', 'TOO_MANY_PAYMENTS'],
    ]);
  });

  it('has delayed sign-ins', async () => {
    const lines = await getLines(
      () => createFailedLogin({ category: 'graphql-authentication' }),
      Array.from({ length: 12 }, () => signIn({ email, password })),
    );
    expect(lines.map(({ outcome }) => outcome)).toContain('delayed');
    expect(new Set(lines.map(({ address }) => address)).size).toBe(1);
  });
});
