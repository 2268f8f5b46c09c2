import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { requireOwnOrigin } from './own-origin.ts';
import type { PortalEnvironment } from './portal-environment.ts';

const getStatus = async (origin: string | undefined, headers: Record<string, string>) => {
  const app = new Hono().use(requireOwnOrigin(origin)).post('/', (context) => context.text('ok'));
  return (await app.request('http://portal.test:4000/', { method: 'POST', headers })).status;
};

describe('a request that changes state', () => {
  const publicOrigin = 'https://portal.example.com';
  it.each([
    ['its own origin', { Origin: publicOrigin }, 200],
    ['its own origin, same-origin', { Origin: publicOrigin, 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['no origin but same-origin', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['neither header', {}, 403],
    ['another origin', { Origin: 'https://evil.example.org' }, 403],
    ['the origin of a sandboxed frame', { Origin: 'null' }, 403],
    ['another subdomain', { Origin: publicOrigin, 'Sec-Fetch-Site': 'same-site' }, 403],
    ['no origin, from the address bar', { 'Sec-Fetch-Site': 'none' }, 403],
  ])('with %s (%o) returns %i', async (_, headers, status) => {
    expect(await getStatus(publicOrigin, headers as Record<string, string>)).toBe(status);
  });

  it.each([
    ['http://portal.test:4000', 200],
    ['http://PORTAL.test:4000', 200],
    ['http://portal.test:4001', 403],
    ['not an origin', 403],
  ])('from %s is compared with the host if no origin is configured', async (origin, status) => {
    expect(await getStatus(undefined, { Origin: origin, Host: 'portal.test:4000' })).toBe(status);
  });
});

it('logs a refused origin with the own one, once a minute', async () => {
  const messages: string[] = [];
  let time = 0;
  const app = new Hono<PortalEnvironment>()
    .use(
      requireOwnOrigin(
        'https://portal.example.com',
        (message) => messages.push(message),
        () => time,
      ),
    )
    .post('/', (context) => context.text('ok'));
  const post = () =>
    app.request('/', { method: 'POST', headers: { Origin: 'https://www.example.com' } });
  await post();
  await post();
  expect(messages).toEqual([
    'A request from the origin "https://www.example.com" was refused, because the PUBLIC_ORIGIN is https://portal.example.com.',
  ]);
  time = 60_000;
  await post();
  expect(messages).toHaveLength(2);
});
