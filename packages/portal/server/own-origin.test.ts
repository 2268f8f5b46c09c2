import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { requireOwnOrigin } from './own-origin.ts';

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
    ['http://portal.test:4001', 403],
    ['not an origin', 403],
  ])('from %s is compared with the host if no origin is configured', async (origin, status) => {
    expect(await getStatus(undefined, { Origin: origin, Host: 'portal.test:4000' })).toBe(status);
  });
});
