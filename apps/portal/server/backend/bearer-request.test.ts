import { afterEach, describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/create-test-server.ts';
import { type AnswerRequest, type FakeBackend, startFakeBackend } from '../testing/fake-backend.ts';

let backend: FakeBackend | undefined;
afterEach(async () => {
  await backend?.stop(0);
  backend = undefined;
});

async function send(path: string, answer: AnswerRequest, headers: Record<string, string>) {
  backend = await startFakeBackend(answer);
  const { app } = createTestServer({
    STORE_LINK_URL: `${backend.origin}/links/store`,
    REALTIME_CREDENTIALS_URL: `${backend.origin}/realtime/credentials`,
  });
  return app.request(path, { headers });
}

const signedIn = { Cookie: 'apollo-token=abc; store-code=peru' };

describe.each([
  ['/server-middleware/generate-link-to-store', { url: '/auth?key=1' }],
  ['/server-middleware/realtime-credentials', { token: 'custom' }],
])('%s', (path, expected) => {
  it('returns the expected part only, uncached', async () => {
    const answer = await send(path, () => Response.json({ ...expected, inner: 1 }), signedIn);
    expect(await answer.json()).toEqual(expected);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(backend?.seen[0]?.headers.get('Authorization')).toBe('Bearer abc');
    expect(backend?.seen[0]?.headers.get('Store')).toBe('peru');
  });

  it('sends nothing without a session', async () => {
    const answer = await send(path, () => Response.json(expected), {});
    expect(answer.status).toBe(401);
    expect(backend?.seen).toEqual([]);
  });

  it.each([
    ['a refusal', () => new Response('', { status: 403 }), 403],
    ['an ended session', () => new Response('', { status: 401 }), 401],
    ['another shape', () => Response.json({ error: 'x' }), 502],
    ['HTML', () => new Response('<html>'), 502],
    [
      'a redirect',
      ({ path: at }: { path: string }) =>
        at === '/elsewhere'
          ? Response.json(expected)
          : new Response(null, { status: 307, headers: { Location: '/elsewhere' } }),
      502,
    ],
  ])('passes %s on as a status of its own', async (_, answerWith, status) => {
    expect((await send(path, answerWith, signedIn)).status).toBe(status);
  });
});
