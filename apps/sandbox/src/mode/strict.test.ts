import { beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import { NOON } from '../../test/tiny-fixture.ts';
import { buildScenario, demoPassword, getEmail } from '../scenarios/index.ts';
import { createGraphqlHandler, type GraphqlHandler } from '../yoga.ts';

let backend: TestBackend;
let handle: GraphqlHandler;
beforeAll(async () => {
  const rows = await buildScenario({ scenario: 'typical', now: NOON });
  backend = startTestBackend({ rows, sandboxMode: 'strict' });
  handle = createGraphqlHandler(backend.environment);
});

async function post(body: unknown, token?: string) {
  const response = await handle(
    new Request('http://localhost/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    }),
  );
  if (response === 'drop') throw new Error('dropped');
  return { status: response.status, ...(await response.json()) };
}

const LOGIN =
  'mutation ($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }';

async function signIn(role = 'representante'): Promise<string> {
  const { data } = await post({ query: LOGIN, variables: { e: getEmail(role), p: demoPassword } });
  return data.generateCustomerToken.token;
}

const USER_COUNT = '{ usuariosCliente(pageSize: 1) { total_count } }';

describe('strict mode', () => {
  it('rejects an array of operations', async () => {
    const { status, errors } = await post([{ query: USER_COUNT }, { query: USER_COUNT }]);
    expect([status, errors[0].message]).toEqual([400, 'Syntax Error: Unexpected <EOF>']);
  });

  it('rejects wrong credentials with 401 and a category but no code', async () => {
    const { status, errors } = await post({ query: LOGIN, variables: { e: 'a@b.co', p: 'x' } });
    expect(status).toBe(401);
    expect(errors[0].extensions).toEqual({ category: 'graphql-authentication' });
    expect(errors[0].message).toContain('inicio de sesión');
  });

  it('returns the same error for a locked account, even with the correct password', async () => {
    const e = getEmail('basico');
    for (let attempt = 0; attempt < 10; attempt++)
      await post({ query: LOGIN, variables: { e, p: 'x' } });
    const { status, errors } = await post({ query: LOGIN, variables: { e, p: demoPassword } });
    expect([status, errors[0].extensions.category]).toEqual([401, 'graphql-authentication']);
  });

  it('expires a token after an hour', async () => {
    const token = await signIn();
    expect((await post({ query: USER_COUNT }, token)).status).toBe(200);
    backend.advance(60 * 60_000);
    const { status, errors } = await post({ query: USER_COUNT }, token);
    expect([status, errors[0].extensions.category]).toEqual([401, 'graphql-authentication']);
  });

  it('revokes every token of a customer who signs out', async () => {
    const [token, otherToken] = [await signIn(), await signIn()];
    await post({ query: 'mutation { revokeCustomerToken { result } }' }, token);
    expect((await post({ query: USER_COUNT }, otherToken)).status).toBe(401);
  });

  it('responds with 403 if a permission is missing', async () => {
    const token = await signIn('operativo');
    const { status, errors } = await post(
      { query: '{ listarCompensaciones { total_count } }' },
      token,
    );
    expect([status, errors[0].extensions]).toEqual([403, { category: 'graphql-authorization' }]);
  });

  it('returns an error for a missing block, together with the other blocks', async () => {
    const query = '{ cmsBlocks(identifiers: ["no-existe", "menu-links"]) { items { content } } }';
    const { status, data, errors } = await post({ query });
    expect(status).toBe(200);
    expect(data.cmsBlocks.items[0]).toBeNull();
    expect(data.cmsBlocks.items[1].content).toContain('<a');
    expect(errors).toMatchObject([
      { path: ['cmsBlocks', 'items', 0], extensions: { category: 'graphql-no-such-entity' } },
    ]);
    const emptyResponse = await post({
      query: '{ cmsBlocks(identifiers: []) { items { content } } }',
    });
    expect(emptyResponse.errors[0].extensions.category).toBe('graphql-input');
  });

  it.each([
    ['an operation of the extended mode', '{ listarTransacciones { total_count } }'],
    ['a field of the extended mode', '{ rolesCliente { acl { type } } }'],
    ['an argument of the extended mode', '{ listarDestinatarios(search: "a") { total_count } }'],
    [
      'the contract’s name for an output type',
      '{ rolesCliente { ... on RolCliente { role_id } } }',
    ],
    [
      'the contract’s name for an input type',
      'query ($f: FilterTypeInput) { rolesCliente { role_id } }',
    ],
    [
      'the contract’s name for a post’s content',
      '{ mpBlogPosts(action: "get_post_list") { items { content } } }',
    ],
  ])('rejects %s', async (_, query) => {
    const { data, errors } = await post({ query }, await signIn());
    expect(data ?? null).toBeNull();
    expect(errors).not.toHaveLength(0);
  });

  it('sorts posts newest first only if requested', async () => {
    const token = await signIn();
    const fetchDates = async (sort: string) => {
      const query = `{ mpBlogPosts(action: "get_post_list"${sort}) { items { publish_date post_content } } }`;
      const { data } = await post({ query }, token);
      return data.mpBlogPosts.items.map(
        ({ publish_date }: { publish_date: string }) => publish_date,
      );
    };
    const newestDates = await fetchDates(', sortBy: "Latest"');
    expect(newestDates).toEqual([...newestDates].sort().reverse());
    expect(await fetchDates('')).not.toEqual(newestDates);
  });

  it('limits depth to 20 and complexity to 300', async () => {
    const deepQuery = `${'{ x '.repeat(21)}${'}'.repeat(21)}`;
    expect((await post({ query: deepQuery })).errors[0].message).toContain('query depth');
    const wideQuery = `{ rolesCliente { ${'role_id '.repeat(300)} } }`;
    expect((await post({ query: wideQuery })).errors[0].message).toContain('query complexity');
  });

  it('hides internal errors', async () => {
    backend.environment.faults.add({
      match: { field: 'rolesCliente' },
      fault: { kind: 'error', message: 'SQLSTATE' },
      times: 1,
    });
    const { status, errors } = await post(
      { query: '{ rolesCliente { role_id } }' },
      await signIn(),
    );
    expect(status).toBe(200);
    expect(errors).toEqual([expect.objectContaining({ message: 'Internal server error' })]);
    expect(errors[0].extensions).toBeUndefined();
  });
});
