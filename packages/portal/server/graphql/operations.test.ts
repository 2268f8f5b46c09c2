import { createHash } from 'node:crypto';
import { sandboxProfile } from '@surtidor/data/backend-profile';
import { afterEach, describe, expect, it } from 'vitest';
import { createJsonPost, createTestServer } from '../testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from '../testing/fake-backend.ts';

let backend: FakeBackend | undefined;
afterEach(async () => {
  await backend?.stop(0);
  backend = undefined;
});

const vouchersQuery =
  'query Vouchers($uuid: String) {\n  getBonosProducto(uuid: $uuid) {\n    uuid\n  }\n}';
const payMutation = 'mutation Pay {\n  ping\n}';
const getHash = (text: string) => createHash('sha256').update(text).digest('hex');
const stationsQuery =
  'query Stations($pageSize: Int!) { listarDestinatarios(pageSize: $pageSize) { items { destino } } }';
const compiledTexts = [vouchersQuery, payMutation, stationsQuery];
const operations = Object.fromEntries(compiledTexts.map((text) => [getHash(text), text]));

const createPersistedRequest = (text: string, variables = {}) => ({
  operationName: 'Named',
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: getHash(text) } },
});

async function send(body: unknown, environment: Record<string, string> = {}) {
  backend = await startFakeBackend(() => Response.json({ data: {} }));
  const { app } = createTestServer(
    { BACKEND_URL: backend.origin, PRODUCT: 'Aurora', ...environment },
    { operations },
  );
  return app.request('/graphql', createJsonPost(body));
}

describe('graphqlProxy with compiled operations', () => {
  it('sends the compiled text of an operation for the product and ignores other fields', async () => {
    const request = { ...createPersistedRequest(vouchersQuery, { uuid: 'u1' }), extra: 1 };
    expect((await send(request)).status).toBe(200);
    expect(JSON.parse(backend?.requests[0]?.body ?? '')).toEqual({
      operationName: 'Named',
      query: vouchersQuery.replace('getBonosProducto', 'getBonosProducto: getBonosAurora'),
      variables: { uuid: 'u1' },
    });
  });

  it.each([
    ['an operation as text', { query: '{ ping }' }, 403, 'FORBIDDEN_OPERATION'],
    ['the text of a compiled operation', { query: payMutation }, 403, 'FORBIDDEN_OPERATION'],
    ['an unknown hash', createPersistedRequest('{ other }'), 400, 'PERSISTED_QUERY_NOT_FOUND'],
    [
      'the name of an inherited property',
      { extensions: { persistedQuery: { sha256Hash: 'constructor' } } },
      400,
      'PERSISTED_QUERY_NOT_FOUND',
    ],
    ['an array', [createPersistedRequest(vouchersQuery)], 400, 'MALFORMED_REQUEST'],
    [
      'an oversized page',
      createPersistedRequest(stationsQuery, { pageSize: 900_000 }),
      400,
      'REQUEST_TOO_LARGE',
    ],
  ])('rejects %s without calling the backend', async (_, body, status, code) => {
    const response = await send(body);
    expect(response.status).toBe(status);
    expect((await response.json()).errors[0].extensions.code).toBe(code);
    expect(response.headers.get('X-Not-Sent')).toBe('1');
    expect(backend?.requests).toEqual([]);
  });
});

describe('graphqlProxy in development', () => {
  const openSettings = { GRAPHQL_OPERATIONS: 'open' };

  it('forwards operations sent as text and compiled operations', async () => {
    for (const body of [{ query: '{ ping }' }, createPersistedRequest(payMutation)]) {
      expect((await send(body, openSettings)).status).toBe(200);
      await backend?.stop(0);
    }
    expect(JSON.parse(backend?.requests[0]?.body ?? '')).toMatchObject({ query: payMutation });
  });

  it.each([
    [
      'fragments that double',
      `{...f0}${Array.from({ length: 30 }, (_, n) => `fragment f${n} on Q{...f${n + 1} ...f${n + 1}}`).join('')}fragment f30 on Q{ping}`,
    ],
    ['root fields in a fragment', `{ ...f } fragment f on Query { ${'ping '.repeat(21)} }`],
    [
      'aliases below the root',
      `{ x { ${Array.from({ length: 50 }, (_, n) => `a${n}: y`).join(' ')} } }`,
    ],
    ['too many levels', '{ a '.repeat(900)],
  ])('rejects %s without calling the backend', async (_, query) => {
    expect((await send({ query }, openSettings)).status).toBe(400);
    expect(backend?.requests).toEqual([]);
  });
});

const surveyMutation = 'mutation Send {\n  submitSurvey(input: 1) {\n    success\n  }\n}';

it('sends survey answers with the mutation of the backend profile', async () => {
  backend = await startFakeBackend(() => Response.json({ data: {} }));
  const { app } = createTestServer(
    { BACKEND_URL: backend.origin },
    {
      operations: { [getHash(surveyMutation)]: surveyMutation },
      backendProfile: { ...sandboxProfile, surveyMutation: 'enviarEncuesta' },
    },
  );
  await app.request('/graphql', createJsonPost(createPersistedRequest(surveyMutation)));
  expect(JSON.parse(backend.requests[0]?.body ?? '').query).toContain(
    'submitSurvey: enviarEncuesta(',
  );
});

it('records a payment and a password change that the backend names differently', async () => {
  backend = await startFakeBackend(() => Response.json({ data: { done: true } }));
  const payQuery = 'query Pay { easyPayContado { uuid } }';
  const changeMutation = 'mutation Change { changeCustomerPassword { id } }';
  const aliases = { 'Query.easyPayContado': 'a', 'Mutation.changeCustomerPassword': 'b' };
  const { app, securityLines } = createTestServer(
    { BACKEND_URL: backend.origin },
    {
      operations: { [getHash(payQuery)]: payQuery, [getHash(changeMutation)]: changeMutation },
      backendProfile: { ...sandboxProfile, aliases },
    },
  );
  for (const text of [payQuery, changeMutation]) {
    const post = createJsonPost(createPersistedRequest(text), { Cookie: 'apollo-token=abc' });
    await (await app.request('/graphql', post)).text();
  }
  expect(backend.requests[0]?.body).toContain('easyPayContado: a');
  expect(securityLines).toMatchObject([{ event: 'write' }, { event: 'password-change' }]);
});
