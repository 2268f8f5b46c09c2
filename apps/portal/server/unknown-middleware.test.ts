import { expect, it } from 'vitest';
import { createTestServer } from './testing/create-test-server.ts';

it('names a middleware that nothing serves (spec 8)', async () => {
  const { app } = createTestServer({});
  const answer = await app.request('/server-middleware/otra/cosa');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    code: 'unknown-middleware',
    message: 'Unknown middleware otra',
  });
});
