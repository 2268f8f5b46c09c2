import { createHash } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { createJsonPost, createTestServer } from '../testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from '../testing/fake-backend.ts';

const acceptMutation = `mutation AcceptTerms($ip: String) {
  updateCustomerV2(input: { terms_and_conditions: "1", terms_and_conditions_ip: $ip }) { id } }`;
const updateMutation = `mutation Update($input: CustomerUpdateInput!) {
  updateCustomerV2(input: $input) { id } }`;
const getHash = (text: string) => createHash('sha256').update(text).digest('hex');
const operations = Object.fromEntries(
  [acceptMutation, updateMutation].map((text) => [getHash(text), text]),
);

let backend: FakeBackend | undefined;
afterEach(() => backend?.stop(0));

it.each([
  ['the page sends another', acceptMutation, { ip: '6.6.6.6' }, { ip: '203.0.113.9' }],
  ['the page sends none', acceptMutation, {}, { ip: '203.0.113.9' }],
  [
    'the page sends another in an input',
    updateMutation,
    { input: { firstname: 'Ana', terms_and_conditions_ip: '6.6.6.6' } },
    { input: { firstname: 'Ana', terms_and_conditions_ip: '203.0.113.9' } },
  ],
  [
    'none without accepted terms',
    updateMutation,
    { input: { firstname: 'Ana' } },
    { input: { firstname: 'Ana' } },
  ],
])(
  'withVisitorAddress sets the IP address of accepted terms: %s',
  async (_, text, variables, expected) => {
    backend = await startFakeBackend(() => Response.json({ data: {} }));
    const { app } = createTestServer(
      { BACKEND_URL: backend.origin, PORTAL_PROXIES: '1' },
      { operations },
    );
    const body = { variables, extensions: { persistedQuery: { sha256Hash: getHash(text) } } };
    const headers = { 'X-Forwarded-For': '6.6.6.6, 203.0.113.9' };
    expect((await app.request('/graphql', createJsonPost(body, headers))).status).toBe(200);
    expect(JSON.parse(backend.requests[0]?.body ?? '').variables).toEqual(expected);
  },
);
