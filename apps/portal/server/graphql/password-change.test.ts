import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, ownPost } from '../testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from '../testing/fake-backend.ts';

const text = `mutation ChangePassword($current: String!, $new: String!) {
  changeCustomerPassword(currentPassword: $current, newPassword: $new) { email } }`;
const hash = createHash('sha256').update(text).digest('hex');

let backend: FakeBackend;
beforeEach(async () => {
  backend = await startFakeBackend(({ body }) =>
    body.includes('correcta')
      ? Response.json({ data: { changeCustomerPassword: { email: 'lucia@example.com' } } })
      : Response.json({
          data: null,
          errors: [{ message: 'La contraseña actual no es correcta.' }],
        }),
  );
});
afterEach(() => backend.stop(0));

function portal(environment: Record<string, string> = {}) {
  const { app } = createTestServer(
    { BACKEND_URL: backend.origin, LOGIN_DELAY_STEP_MS: '60000', ...environment },
    { operations: { [hash]: text } },
  );
  const post = (body: unknown, token = 'token-a') =>
    app.request('/graphql', ownPost(body, { Cookie: `apollo-token=${token}` }));
  const change = (current: string, token?: string) =>
    post(
      {
        operationName: 'ChangePassword',
        variables: { current, new: 'Nueva-clave-9' },
        extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
      },
      token,
    );
  return { post, change };
}

describe('the current password', () => {
  it('is compared a few times at most for fifty parallel guesses', async () => {
    const { change } = portal();
    const responses = await Promise.all(Array.from({ length: 50 }, () => change('mala')));
    expect(backend.requests.length).toBeLessThanOrEqual(4);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(50 - backend.requests.length);
    const [one] = refused;
    if (one === undefined) throw new Error('Most of them are refused.');
    expect(Number(one.headers.get('Retry-After'))).toBeGreaterThan(30);
    expect(one.headers.get('X-Not-Sent')).toBe('1');
    expect(await one.json()).toMatchObject({
      errors: [
        {
          extensions: { code: 'SIGN_IN_LOCKED' },
          message: expect.stringContaining('Espere unos minutos'),
        },
      ],
    });
  });

  it('of one session does not delay others, and a correct one resets the count', async () => {
    const { change } = portal();
    for (let n = 0; n < 6; n += 1) await change('mala');
    expect((await change('mala')).status).toBe(429);
    expect((await change('correcta', 'token-b')).status).toBe(200);
    for (let round = 0; round < 4; round += 1) {
      expect((await change('mala', 'token-c')).status).toBe(200);
      const right = await change('correcta', 'token-c');
      expect(await right.json()).toEqual({
        data: { changeCustomerPassword: { email: 'lucia@example.com' } },
      });
    }
  });

  it('is compared once per request', async () => {
    const { post } = portal({ GRAPHQL_OPERATIONS: 'open' });
    const field = 'changeCustomerPassword(currentPassword: "a", newPassword: "b") { email }';
    const response = await post({ query: `mutation { a: ${field} b: ${field} }` });
    expect(response.status).toBe(400);
  });
});
