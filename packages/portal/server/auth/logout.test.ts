import { describe, expect, it, vi } from 'vitest';
import { createJsonPost, createTestServer } from '../testing/create-test-server.ts';
import { startFakeBackend } from '../testing/fake-backend.ts';

const path = '/server-middleware/auth/logout';
const sessionHeaders = { Cookie: 'apollo-token=abc; user=%7B%7D' };

describe('signing out', () => {
  it('revokes the token and clears all session cookies except the store', async () => {
    const backend = await startFakeBackend(() => Response.json({ data: {} }));
    const { app } = createTestServer({ BACKEND_URL: backend.origin });
    const response = await app.request(path, createJsonPost({}, sessionHeaders));
    await vi.waitFor(() => expect(backend.requests).toHaveLength(1));
    await backend.stop(0);
    expect(backend.requests[0]?.headers.get('Authorization')).toBe('Bearer abc');
    expect(backend.requests[0]?.body).toContain('revokeCustomerToken');
    const clearedNames = response.headers.getSetCookie().map((line) => line.split('=')[0]);
    expect(clearedNames).toEqual([
      'apollo-token',
      'session-owner',
      'user',
      'permissions',
      'terms-conditions',
      'session-key',
    ]);
    expect(response.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true);
  });

  it('does not wait for the backend', async () => {
    const backend = await startFakeBackend(() => new Promise(() => undefined));
    const { app } = createTestServer({ BACKEND_URL: backend.origin });
    const response = await app.request(path, createJsonPost({}, sessionHeaders));
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    await backend.stop(0);
  });

  it('ignores an unavailable backend', async () => {
    const { app } = createTestServer({ BACKEND_URL: 'http://127.0.0.1:9/graphql' });
    expect((await app.request(path, createJsonPost({}, sessionHeaders))).status).toBe(200);
  });

  it('rejects requests from another site', async () => {
    const { app } = createTestServer();
    const foreignRequest = createJsonPost(
      {},
      { ...sessionHeaders, Origin: 'https://evil.example.org' },
    );
    expect((await app.request(path, foreignRequest)).status).toBe(403);
  });
});
