import { describe, expect, it } from 'vitest';
import { createTestServer, portalOrigin } from './testing/create-test-server.ts';

describe('files for crawlers and researchers', () => {
  const now = () => Date.parse('2026-11-28T12:00:00Z');

  it('returns robots.txt and an icon', async () => {
    const { app } = createTestServer();
    expect(await (await app.request('/robots.txt')).text()).toContain('Disallow: /\n');
    const icon = await app.request('/favicon.ico');
    expect(icon.headers.get('Location')).toBe('/icons/icon-192.png');
  });

  it('returns security.txt with the contact of the settings', async () => {
    const { app } = createTestServer({ SECURITY_CONTACT: 'mailto:security@example.com' }, { now });
    const response = await app.request('/.well-known/security.txt');
    expect(response.headers.get('Content-Type')).toContain('text/plain');
    expect((await response.text()).split('\n')).toEqual([
      'Contact: mailto:security@example.com',
      'Expires: 2027-05-27T12:00:00.000Z',
      'Preferred-Languages: es, en',
      `Canonical: ${portalOrigin}/.well-known/security.txt`,
      '',
    ]);
    const withoutContact = createTestServer().app.request('/.well-known/security.txt');
    expect((await withoutContact).status).toBe(404);
  });
});

it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('rejects the method %s with 405', async (method) => {
  const { app } = createTestServer();
  for (const path of ['/', '/graphql', '/server-middleware/auth/login']) {
    const response = await app.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST');
  }
});

it('allows the methods of the app’s own endpoints', async () => {
  const { app } = createTestServer(
    {},
    { extend: (portal) => portal.put('/own', (context) => context.text('ok')) },
  );
  const response = await app.request('/own', { method: 'PUT', headers: { Origin: portalOrigin } });
  expect(response.status).toBe(200);
});

it('rejects requests that did not come through every proxy, except health checks', async () => {
  const { app, logLines } = createTestServer({ PORTAL_PROXIES: '2' });
  const getStatus = async (path: string, forwardedFor?: string) =>
    (
      await app.request(path, {
        headers: { ...(forwardedFor && { 'X-Forwarded-For': forwardedFor }) },
      })
    ).status;
  expect(await getStatus('/login')).toBe(400);
  expect(await getStatus('/login', '203.0.113.9')).toBe(400);
  expect(logLines.at(-1)).toMatchObject({ status: 400, refusal: 'x-forwarded-for' });
  expect(await getStatus('/login', '203.0.113.9, 10.0.0.1')).toBe(200);
  expect(await getStatus('/healthz')).toBe(200);
});
