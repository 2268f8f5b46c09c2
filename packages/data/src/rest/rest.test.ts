import { describe, expect, test } from 'vitest';
import { createFakeFetch } from '../test-support/fake-fetch.ts';
import { fetchRealtimeToken } from './fetch-realtime-token.ts';
import { fetchStoreLink } from './fetch-store-link.ts';
import { fetchVisitorAddress } from './fetch-visitor-address.ts';

type Respond = () => Response | Promise<Response>;
const createOptions = (response: Respond) => ({
  fetch: createFakeFetch(response).fetch,
  timeoutMs: 50,
});

describe.each([
  ['/server-middleware/generate-link-to-store', fetchStoreLink, { url: '/auth?k=1' }, '/auth?k=1'],
  ['/server-middleware/realtime-credentials', fetchRealtimeToken, { token: 'abc' }, 'abc'],
] as const)('%s', (path, fetchValue, json, value) => {
  test('returns its value', async () => {
    const { fetch, requests } = createFakeFetch(() => Response.json(json));
    expect(await fetchValue({ fetch })).toEqual({ kind: 'done', value });
    expect(requests[0]?.uri).toBe(path);
  });

  test.each<[string, Respond, string]>([
    ['an ended session', () => Response.json({}, { status: 401 }), 'unauthorized'],
    ['a 403', () => Response.json({}, { status: 403 }), 'forbidden'],
    ['an unexpected shape', () => Response.json({ other: 1 }), 'communication'],
    ['an HTML page', () => new Response('<html>'), 'communication'],
    ['a 502', () => new Response('', { status: 502 }), 'communication'],
    ['a broken connection', () => Promise.reject(new TypeError('failed')), 'communication'],
    ['no response', () => new Promise(() => undefined), 'communication'],
  ])('%s is a failure', async (_, response, code) => {
    expect(await fetchValue(createOptions(response))).toMatchObject({
      kind: 'failed',
      failure: { code },
    });
  });
});

test.each<[string, Respond, string | null]>([
  ['an IPv4 address', () => Response.json({ ip: '190.85.1.20' }), '190.85.1.20'],
  ['an IPv6 address', () => Response.json({ ip: '2001:db8::1' }), '2001:db8::1'],
  ['markup instead of an address', () => Response.json({ ip: '<b>1</b>' }), null],
  ['an unavailable service instead of an address', () => new Response('', { status: 503 }), null],
  ['no response', () => new Promise(() => undefined), null],
])('reads the response of the IP service: %s', async (_, response, expected) => {
  expect(await fetchVisitorAddress('https://ip.example/', createOptions(response))).toBe(expected);
});
