import { expect, it } from 'vitest';
import { createTestServer } from './testing/create-test-server.ts';

it('returns the name of an unknown middleware (spec 8)', async () => {
  const { app } = createTestServer({});
  const response = await app.request('/server-middleware/otra/cosa');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    code: 'unknown-middleware',
    message: 'Unknown middleware otra',
  });
});
