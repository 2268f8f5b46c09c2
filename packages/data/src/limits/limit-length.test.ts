import { expect, test, vi } from 'vitest';
import { limitLength } from './limit-length.ts';

/** Creates a body that never ends, of chunks of ten bytes. */
function createEndlessBody() {
  const cancel = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel,
  });
  return { body, cancel };
}

test('returns a short response unchanged', async () => {
  const response = limitLength(Response.json({ a: 'ñ' }, { status: 418 }), 10);
  expect(response.status).toBe(418);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(await response.json()).toEqual({ a: 'ñ' });
  expect(limitLength(new Response(null, { status: 204 }), 10).status).toBe(204);
});

test('fails after too many bytes and cancels the rest', async () => {
  const { body, cancel } = createEndlessBody();
  await expect(limitLength(new Response(body), 100).text()).rejects.toThrow(TypeError);
  expect(cancel).toHaveBeenCalledOnce();
});

test('fails as the response does', async () => {
  const body = new ReadableStream({ pull: () => Promise.reject(new Error('broken')) });
  await expect(limitLength(new Response(body), 100).text()).rejects.toThrow('broken');
});

test('cancels the response when it is cancelled', async () => {
  const { body, cancel } = createEndlessBody();
  await limitLength(new Response(body), 100).body?.cancel();
  expect(cancel).toHaveBeenCalledOnce();
});
