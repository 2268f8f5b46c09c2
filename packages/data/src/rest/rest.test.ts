import { describe, expect, test } from 'vitest';
import { fakeFetch } from '../test-support/fake-fetch.ts';
import { fetchRealtimeToken } from './fetch-realtime-token.ts';
import { fetchStoreLink } from './fetch-store-link.ts';
import { fetchVisitorAddress } from './fetch-visitor-address.ts';

type Answer = () => Response | Promise<Response>;
const over = (response: Answer) => ({ fetch: fakeFetch(response).fetch, timeoutMs: 50 });

describe.each([
  ['/server-middleware/generate-link-to-store', fetchStoreLink, { url: '/auth?k=1' }, '/auth?k=1'],
  ['/server-middleware/realtime-credentials', fetchRealtimeToken, { token: 'abc' }, 'abc'],
] as const)('%s', (path, fetchIt, json, value) => {
  test('returns its value', async () => {
    const { fetch, requests } = fakeFetch(() => Response.json(json));
    expect(await fetchIt({ fetch })).toEqual({ kind: 'done', value });
    expect(requests[0]?.uri).toBe(path);
  });

  test.each<[string, Answer, string]>([
    ['an ended session', () => Response.json({}, { status: 401 }), 'unauthorized'],
    ['a refusal', () => Response.json({}, { status: 403 }), 'forbidden'],
    ['another shape', () => Response.json({ other: 1 }), 'communication'],
    ['an HTML page', () => new Response('<html>'), 'communication'],
    ['a 502', () => new Response('', { status: 502 }), 'communication'],
    ['a broken connection', () => Promise.reject(new TypeError('failed')), 'communication'],
    ['no answer', () => new Promise(() => undefined), 'communication'],
  ])('%s is a failure', async (_, response, code) => {
    expect(await fetchIt(over(response))).toMatchObject({ kind: 'failed', failure: { code } });
  });
});

test.each<[string, Answer, string | null]>([
  ['an address', () => Response.json({ ip: '190.85.1.20' }), '190.85.1.20'],
  ['a long address', () => Response.json({ ip: '2001:db8::1' }), '2001:db8::1'],
  ['markup in its place', () => Response.json({ ip: '<b>1</b>' }), null],
  ['a service that is down', () => new Response('', { status: 503 }), null],
  ['a service that never answers', () => new Promise(() => undefined), null],
])('%s from the IP service', async (_, response, expected) => {
  expect(await fetchVisitorAddress('https://ip.example/', over(response))).toBe(expected);
});
