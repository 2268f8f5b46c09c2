import { afterEach, expect, it, vi } from 'vitest';
import { createSessionFetch } from './session-fetch.ts';

const response = new Response('{}');

afterEach(() => vi.unstubAllGlobals());

function stubFetch(send: () => Promise<Response>) {
  const stub = vi.fn(send);
  vi.stubGlobal('fetch', stub);
  return stub;
}

it('sends the requests of its session', async () => {
  const send = stubFetch(async () => response);
  expect(await createSessionFetch(() => true)('/graphql', { method: 'POST' })).toBe(response);
  expect(send).toHaveBeenCalledExactlyOnceWith('/graphql', { method: 'POST' });
});

it('sends nothing with the cookies of another session', async () => {
  const send = stubFetch(async () => response);
  const unsent = await createSessionFetch(() => false)('/graphql');
  expect(send).not.toHaveBeenCalled();
  expect(unsent.ok).toBe(false);
  expect(unsent.headers.get('X-Not-Sent')).toBe('1');
});

it('discards a response that may be of another session', async () => {
  let isCurrent = true;
  stubFetch(async () => {
    isCurrent = false;
    return response;
  });
  await expect(createSessionFetch(() => isCurrent)('/graphql')).rejects.toThrow(TypeError);
});
