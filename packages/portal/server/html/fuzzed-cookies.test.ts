import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJsonPost, createTestServer } from '../testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from '../testing/fake-backend.ts';

/** The cookie names of the portal, and others. */
const nameArbitrary = fc.constantFrom(
  ...[
    'user',
    'permissions',
    'terms-conditions',
    'apollo-token',
    'session-owner',
    'store-code',
    'session-key',
  ],
  ...['', '__proto__', 'constructor', 'x'],
);
const valueArbitrary = fc.oneof(
  fc.constantFrom('', '%', '%7B', '%00', '{"role":"legal-representative"}', '[]', 'null', '"'),
  fc.constantFrom('<script>x</script>', 'a b', 'a\tb', 'é', '%E0%A4%A', 'x'.repeat(4_096), '=;='),
  fc.json().map(encodeURIComponent),
  fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '')),
);
const headerArbitrary = fc
  .array(fc.tuple(nameArbitrary, valueArbitrary), { maxLength: 8 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('; '))
  .filter((line) => line.trim() === line);

const pathArbitrary = fc.constantFrom(
  '/',
  '/login',
  '/admin/pending-invoices',
  '/allied/edit-profile?id=9',
);

let backend: FakeBackend;
beforeAll(async () => {
  backend = await startFakeBackend(() => Response.json({ data: { ping: 'ok' } }));
});
afterAll(() => backend.stop(0));

it('malformed cookie headers return a page and never forward a malformed bearer token', async () => {
  const { app } = createTestServer({
    BACKEND_URL: `${backend.origin}/graphql`,
    GRAPHQL_OPERATIONS: 'open',
  });
  const property = fc.asyncProperty(headerArbitrary, pathArbitrary, async (cookie, path) => {
    const page = await app.request(path, {
      headers: { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate', Cookie: cookie },
    });
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).toContain('<html');
    expect(text).not.toContain('<script>x');
    const requestCount = backend.requests.length;
    const response = await app.request(
      '/graphql',
      createJsonPost({ query: '{ ping }', operationName: null }, { Cookie: cookie }),
    );
    expect(response.status).toBeLessThan(500);
    for (const { headers } of backend.requests.slice(requestCount)) {
      expect(headers.get('Cookie')).toBeNull();
      expect(headers.get('Authorization') ?? 'Bearer x').toMatch(/^Bearer [\w.~+/-]+=*$/);
    }
  });
  await fc.assert(property, { numRuns: 500 });
});
