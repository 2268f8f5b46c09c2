import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJsonPost, createTestServer } from '../testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from '../testing/fake-backend.ts';

const text = `mutation ChangePassword($current: String!, $new: String!) {
  changeCustomerPassword(currentPassword: $current, newPassword: $new) { email } }`;
const hash = createHash('sha256').update(text).digest('hex');

let backend: FakeBackend;
beforeEach(async () => {
  const reject = (message: string) => Response.json({ data: null, errors: [{ message }] });
  backend = await startFakeBackend(({ body, headers }) => {
    if (headers.get('authorization') === 'Bearer ended')
      return reject("The current customer isn't authorized.");
    return body.includes('correcta')
      ? Response.json({ data: { changeCustomerPassword: { email: 'lucia@example.com' } } })
      : reject('La contraseña actual no es correcta.');
  });
});
afterEach(() => backend.stop(0));

function createPortal(environment: Record<string, string> = {}) {
  const { app } = createTestServer(
    { BACKEND_URL: backend.origin, LOGIN_DELAY_STEP_MS: '60000', ...environment },
    { operations: { [hash]: text } },
  );
  const post = (body: unknown, token = 'token-a', remoteAddress = '10.0.0.1') =>
    app.request('/graphql', createJsonPost(body, { Cookie: `apollo-token=${token}` }), {
      incoming: { socket: { remoteAddress } },
    });
  const change = (current: string, token?: string, remoteAddress?: string) =>
    post(
      {
        operationName: 'ChangePassword',
        variables: { current, new: 'Nueva-clave-9' },
        extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
      },
      token,
      remoteAddress,
    );
  return { post, change };
}

describe('limitPasswordChange', () => {
  it.each(['Password1!', 'Estrella-2026'])(
    'refuses the new password %s, which others would guess, and sends nothing',
    async (newPassword) => {
      const { post } = createPortal();
      const user = encodeURIComponent(
        JSON.stringify({ company: { name: 'Estación La Estrella' } }),
      );
      const body = {
        operationName: 'ChangePassword',
        variables: { current: 'correcta', new: newPassword },
        extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
      };
      for (let n = 0; n < 6; n += 1) {
        const response = await post(body, `token-a; user=${user}`);
        expect(response.status).toBe(400);
        expect(response.headers.get('X-Not-Sent')).toBe('1');
        expect(await response.json()).toMatchObject({
          errors: [
            {
              message: expect.stringContaining('fácil de adivinar'),
              extensions: { code: 'INVALID_INPUT', field: 'newPassword' },
            },
          ],
        });
      }
      expect(backend.requests).toHaveLength(0);
    },
  );

  it('forwards at most four of fifty parallel guesses', async () => {
    const { change } = createPortal();
    const responses = await Promise.all(Array.from({ length: 50 }, () => change('mala')));
    expect(backend.requests.length).toBeLessThanOrEqual(4);
    const rejections = responses.filter(({ status }) => status === 429);
    expect(rejections).toHaveLength(50 - backend.requests.length);
    const [rejection] = rejections;
    if (rejection === undefined) throw new Error('No guess was rejected.');
    expect(Number(rejection.headers.get('Retry-After'))).toBeGreaterThan(30);
    expect(rejection.headers.get('X-Not-Sent')).toBe('1');
    expect(await rejection.json()).toMatchObject({
      errors: [
        {
          extensions: { code: 'SIGN_IN_LOCKED' },
          message: expect.stringContaining('Espere unos minutos'),
        },
      ],
    });
  });

  it('counts failures by session and resets the count after a success', async () => {
    const { change } = createPortal();
    for (let n = 0; n < 6; n += 1) await change('mala');
    expect((await change('mala')).status).toBe(429);
    expect((await change('correcta', 'token-b')).status).toBe(200);
    for (let round = 0; round < 4; round += 1) {
      expect((await change('mala', 'token-c')).status).toBe(200);
      const success = await change('correcta', 'token-c');
      expect(await success.json()).toEqual({
        data: { changeCustomerPassword: { email: 'lucia@example.com' } },
      });
    }
  });

  it('limits a network that sends each guess with a new token, and no other network', async () => {
    const { change } = createPortal();
    for (let n = 0; n < 60; n += 1) await change('mala', `invented-${n}`);
    expect(backend.requests.length).toBeLessThanOrEqual(31);
    expect((await change('correcta', 'token-a')).status).toBe(429);
    expect((await change('correcta', 'token-a', '203.0.113.9')).status).toBe(200);
  });

  it('does not count a change that the backend did not receive', async () => {
    const { change } = createPortal();
    await backend.stop(0);
    for (let n = 0; n < 5; n += 1) expect((await change('mala')).status).toBe(503);
  });

  it('neither forwards nor counts a request without a session', async () => {
    const { change } = createPortal();
    for (let n = 0; n < 60; n += 1) {
      const response = await change('mala', '');
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        errors: [{ message: "The current customer isn't authorized." }],
      });
    }
    expect(backend.requests).toEqual([]);
    expect((await change('correcta')).status).toBe(200);
  });

  it('does not count a request with the token of no session', async () => {
    const { change } = createPortal();
    for (let n = 0; n < 60; n += 1) expect((await change('mala', 'ended')).status).toBe(200);
    expect((await change('correcta')).status).toBe(200);
  });

  it('counts a change sent as text, wherever its lines break', async () => {
    const { post } = createPortal({ GRAPHQL_OPERATIONS: 'open' });
    const field = 'changeCustomerPassword(currentPassword: "mala", newPassword: "b") { email }';
    for (let n = 0; n < 6; n += 1) await post({ query: `mutation {\n${field}\n}` });
    expect(backend.requests.length).toBeLessThanOrEqual(4);
  });

  it('ignores the name in a value', async () => {
    const { post } = createPortal({ GRAPHQL_OPERATIONS: 'open' });
    const query = 'query ($search: String) { usuariosCliente(search: $search) { total_count } }';
    const body = { query, variables: { search: 'changeCustomerPassword' } };
    for (let n = 0; n < 6; n += 1) expect((await post(body)).status).toBe(200);
  });

  it('rejects a request with several password changes', async () => {
    const { post } = createPortal({ GRAPHQL_OPERATIONS: 'open' });
    const field = 'changeCustomerPassword(currentPassword: "a", newPassword: "b") { email }';
    const response = await post({ query: `mutation { a: ${field} b: ${field} }` });
    expect(response.status).toBe(400);
  });
});
