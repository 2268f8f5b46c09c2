import { createHash } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { createJsonPost, createTestServer } from '../testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from '../testing/fake-backend.ts';

const updateMutation = `mutation Update($input: CustomerUpdateInput!) {
  updateCustomerV2(input: $input) { id } }`;
const sha256Hash = createHash('sha256').update(updateMutation).digest('hex');
const operations = { [sha256Hash]: updateMutation };

let backend: FakeBackend | undefined;
afterEach(() => backend?.stop(0));

it.each([
  [
    'the page sends another',
    { firstname: 'Ana', terms_and_conditions_ip: '6.6.6.6' },
    { firstname: 'Ana', terms_and_conditions_ip: '203.0.113.9' },
  ],
  ['none without accepted terms', { firstname: 'Ana' }, { firstname: 'Ana' }],
])(
  'withVisitorAddress sets the IP address of accepted terms: %s',
  async (_, input, expectedInput) => {
    backend = await startFakeBackend(() => Response.json({ data: {} }));
    const { app } = createTestServer(
      { BACKEND_URL: backend.origin, PORTAL_PROXIES: '1' },
      { operations },
    );
    const body = { variables: { input }, extensions: { persistedQuery: { sha256Hash } } };
    const headers = { 'X-Forwarded-For': '6.6.6.6, 203.0.113.9' };
    expect((await app.request('/graphql', createJsonPost(body, headers))).status).toBe(200);
    expect(JSON.parse(backend.requests[0]?.body ?? '').variables).toEqual({ input: expectedInput });
  },
);
