import { expect, it, vi } from 'vitest';
import { createSessionFetch } from './session-fetch.ts';

const response = new Response('{}');

it('sends the requests of its session', async () => {
  const send = vi.fn(async () => response);
  expect(await createSessionFetch(send, () => true)('/graphql', { method: 'POST' })).toBe(response);
  expect(send).toHaveBeenCalledExactlyOnceWith('/graphql', { method: 'POST' });
});

it('sends nothing with the cookies of another session', async () => {
  const send = vi.fn(async () => response);
  const unsent = await createSessionFetch(send, () => false)('/graphql');
  expect(send).not.toHaveBeenCalled();
  expect(unsent.ok).toBe(false);
  expect(unsent.headers.get('X-Not-Sent')).toBe('1');
});

it('discards a response that may be of another session', async () => {
  let isCurrent = true;
  const send = async () => {
    isCurrent = false;
    return response;
  };
  await expect(createSessionFetch(send, () => isCurrent)('/graphql')).rejects.toThrow(TypeError);
});
