import { afterEach, expect, it, vi } from 'vitest';
import { sessionRequests } from './session-requests.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [400, { code: 'malformed-request' }, 'invalid-credentials'],
  [400, {}, 'communication'],
  [401, { code: 'invalid-credentials' }, 'invalid-credentials'],
  [422, { code: 'rejected-input' }, 'rejected-input'],
  [502, { code: 'communication' }, 'communication'],
])('reads a response %i with %j as %s', async (status, body, kind) => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  expect(await sessionRequests.signIn({ email: 'a@b.co', password: 'x' })).toEqual({ kind });
});

it.each([
  [200, 'done'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [429, 'failed'],
  [502, 'failed'],
])('reads a response %i to a switch of the company as %s', async (status, outcome) => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status }));
  expect(await sessionRequests.switchCompany('200')).toBe(outcome);
});

it('reads a lost connection during a switch of the company as a failure', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sessionRequests.switchCompany('200')).toBe('failed');
});
