import { createHash } from 'node:crypto';
import { sandboxProfile } from '@surtidor/data/backend-profile';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestServer, ownPost } from '../testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from '../testing/fake-backend.ts';

let backend: FakeBackend | undefined;
afterEach(async () => {
  await backend?.stop(0);
  backend = undefined;
});

const vouchers =
  'query Vouchers($uuid: String) {\n  getBonosProducto(uuid: $uuid) {\n    uuid\n  }\n}';
const pay = 'mutation Pay {\n  ping\n}';
const getHash = (text: string) => createHash('sha256').update(text).digest('hex');
const stations =
  'query Stations($pageSize: Int!) { listarDestinatarios(pageSize: $pageSize) { items { destino } } }';
const known = [vouchers, pay, stations];
const operations = Object.fromEntries(known.map((text) => [getHash(text), text]));

const named = (text: string, variables = {}) => ({
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
  return app.request('/graphql', ownPost(body));
}

describe('the proxy of a deployment', () => {
  it("sends the build's text of an operation, for its product, and nothing else of the page", async () => {
    const given = { ...named(vouchers, { uuid: 'u1' }), extra: 1 };
    expect((await send(given)).status).toBe(200);
    expect(JSON.parse(backend?.requests[0]?.body ?? '')).toEqual({
      operationName: 'Named',
      query: vouchers.replace('getBonosProducto', 'getBonosProducto: getBonosAurora'),
      variables: { uuid: 'u1' },
    });
  });

  it.each([
    ['a text', { query: '{ ping }' }, 403, 'FORBIDDEN_OPERATION'],
    ['the text of one of its own', { query: pay }, 403, 'FORBIDDEN_OPERATION'],
    ['an unknown hash', named('{ other }'), 400, 'PERSISTED_QUERY_NOT_FOUND'],
    [
      'a name every object has',
      { extensions: { persistedQuery: { sha256Hash: 'constructor' } } },
      400,
      'PERSISTED_QUERY_NOT_FOUND',
    ],
    ['an array', [named(vouchers)], 400, 'MALFORMED_REQUEST'],
    ['an endless page', named(stations, { pageSize: 900_000 }), 400, 'REQUEST_TOO_LARGE'],
  ])('refuses %s, and nothing was sent', async (_, body, status, code) => {
    const answer = await send(body);
    expect(answer.status).toBe(status);
    expect((await answer.json()).errors[0].extensions.code).toBe(code);
    expect(answer.headers.get('X-Not-Sent')).toBe('1');
    expect(backend?.requests).toEqual([]);
  });
});

describe('the proxy in development', () => {
  const open = { GRAPHQL_OPERATIONS: 'open' };

  it('forwards texts and the operations of the build', async () => {
    for (const body of [{ query: '{ ping }' }, named(pay)]) {
      expect((await send(body, open)).status).toBe(200);
      await backend?.stop(0);
    }
    expect(JSON.parse(backend?.requests[0]?.body ?? '')).toMatchObject({ query: pay });
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
    ['endless levels', '{ a '.repeat(900)],
  ])('refuses %s before anything reaches the backend', async (_, query) => {
    expect((await send({ query }, open)).status).toBe(400);
    expect(backend?.requests).toEqual([]);
  });
});

const survey = 'mutation Send {\n  submitSurvey(input: 1) {\n    success\n  }\n}';

it('sends survey answers with the mutation of the profile', async () => {
  backend = await startFakeBackend(() => Response.json({ data: {} }));
  const { app } = createTestServer(
    { BACKEND_URL: backend.origin },
    {
      operations: { [getHash(survey)]: survey },
      backendProfile: { ...sandboxProfile, surveyMutation: 'enviarEncuesta' },
    },
  );
  await app.request('/graphql', ownPost(named(survey)));
  expect(JSON.parse(backend.requests[0]?.body ?? '').query).toContain(
    'submitSurvey: enviarEncuesta(',
  );
});
