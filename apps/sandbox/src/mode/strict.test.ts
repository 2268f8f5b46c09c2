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

const login =
  'mutation ($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }';

async function signIn(role = 'representante'): Promise<string> {
  const { data } = await post({ query: login, variables: { e: getEmail(role), p: demoPassword } });
  return data.generateCustomerToken.token;
}

const own = '{ usuariosCliente(pageSize: 1) { total_count } }';

describe('the strict mode', () => {
  it('rejects an array of operations', async () => {
    const { status, errors } = await post([{ query: own }, { query: own }]);
    expect([status, errors[0].message]).toEqual([400, 'Syntax Error: Unexpected <EOF>']);
  });

  it('rejects wrong credentials with 401 and a category, without a code or a count', async () => {
    const { status, errors } = await post({ query: login, variables: { e: 'a@b.co', p: 'x' } });
    expect(status).toBe(401);
    expect(errors[0].extensions).toEqual({ category: 'graphql-authentication' });
    expect(errors[0].message).toContain('inicio de sesión');
  });

  it('returns the same error for a locked account, even with the correct password', async () => {
    const e = getEmail('basico');
    for (let tries = 0; tries < 10; tries++) await post({ query: login, variables: { e, p: 'x' } });
    const { status, errors } = await post({ query: login, variables: { e, p: demoPassword } });
    expect([status, errors[0].extensions.category]).toEqual([401, 'graphql-authentication']);
  });

  it('expires a token after an hour', async () => {
    const token = await signIn();
    expect((await post({ query: own }, token)).status).toBe(200);
    backend.advance(60 * 60_000);
    const { status, errors } = await post({ query: own }, token);
    expect([status, errors[0].extensions.category]).toEqual([401, 'graphql-authentication']);
  });

  it('revokes every token of a customer who signs out', async () => {
    const [here, there] = [await signIn(), await signIn()];
    await post({ query: 'mutation { revokeCustomerToken { result } }' }, here);
    expect((await post({ query: own }, there)).status).toBe(401);
  });

  it('responds with 403 without permission', async () => {
    const token = await signIn('operativo');
    const { status, errors } = await post(
      { query: '{ listarCompensaciones { total_count } }' },
      token,
    );
    expect([status, errors[0].extensions]).toEqual([403, { category: 'graphql-authorization' }]);
  });

  it('returns a missing block as an error at its path, with the other blocks', async () => {
    const query = '{ cmsBlocks(identifiers: ["no-existe", "menu-links"]) { items { content } } }';
    const { status, data, errors } = await post({ query });
    expect(status).toBe(200);
    expect(data.cmsBlocks.items[0]).toBeNull();
    expect(data.cmsBlocks.items[1].content).toContain('<a');
    expect(errors).toMatchObject([
      { path: ['cmsBlocks', 'items', 0], extensions: { category: 'graphql-no-such-entity' } },
    ]);
    const empty = await post({ query: '{ cmsBlocks(identifiers: []) { items { content } } }' });
    expect(empty.errors[0].extensions.category).toBe('graphql-input');
  });

  it.each([
    ['a call of ours', '{ listarTransacciones { total_count } }'],
    ['a field of ours', '{ rolesCliente { acl { type } } }'],
    ['an argument of ours', '{ listarDestinatarios(search: "a") { total_count } }'],
    ['our name of an output type', '{ rolesCliente { ... on RolCliente { role_id } } }'],
    ['our name of an input type', 'query ($f: FilterTypeInput) { rolesCliente { role_id } }'],
    ['our name of a post’s text', '{ mpBlogPosts(action: "get_post_list") { items { content } } }'],
  ])('do not know %s', async (_, query) => {
    const { data, errors } = await post({ query }, await signIn());
    expect(data ?? null).toBeNull();
    expect(errors).not.toHaveLength(0);
  });

  it('returns the newest news first only if requested', async () => {
    const token = await signIn();
    const posts = async (sort: string) => {
      const query = `{ mpBlogPosts(action: "get_post_list"${sort}) { items { publish_date post_content } } }`;
      const { data } = await post({ query }, token);
      return data.mpBlogPosts.items.map(
        ({ publish_date }: { publish_date: string }) => publish_date,
      );
    };
    const newest = await posts(', sortBy: "Latest"');
    expect(newest).toEqual([...newest].sort().reverse());
    expect(await posts('')).not.toEqual(newest);
  });

  it('limits depth to 20 and complexity to 300', async () => {
    const deep = `${'{ x '.repeat(21)}${'}'.repeat(21)}`;
    expect((await post({ query: deep })).errors[0].message).toContain('query depth');
    const wide = `{ rolesCliente { ${'role_id '.repeat(300)} } }`;
    expect((await post({ query: wide })).errors[0].message).toContain('query complexity');
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
