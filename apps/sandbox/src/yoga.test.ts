import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PAY, payLine } from '../test/operations.ts';
import { startTestBackend, type TestBackend } from '../test/test-backend.ts';
import { PASSWORD } from '../test/tiny-fixture.ts';
import type { Fault } from './faults/fault-port.ts';
import { createGraphqlHandler, type GraphqlHandler } from './yoga.ts';

let backend: TestBackend;
let handle: GraphqlHandler;
beforeEach(() => {
  backend = startTestBackend();
  handle = createGraphqlHandler(backend.environment);
});

const post = (body: unknown, token?: string) =>
  handle(
    new Request('http://sandbox.test/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
const answered = async (body: unknown, token?: string) => {
  const response = await post(body, token);
  if (response === 'drop') throw new Error('The connection broke.');
  return { status: response.status, json: await response.json() };
};
const getToken = async (): Promise<string> => {
  const query = `mutation Login { generateCustomerToken(email: "ana@ejemplo.co", password: "${PASSWORD}") { token } }`;
  return (await answered({ query })).json.data.generateCustomerToken.token;
};
const payment = {
  query: PAY,
  variables: { lines: [payLine('D1', '100.00')], key: 'attempt-0001' },
};
const transactions = () =>
  backend.db.get<{ n: number }>('select count(*) as n from transactions')?.n;

describe('the endpoint', () => {
  it('accepts one operation per request: an array is rejected and not executed', async () => {
    const response = await handle(
      new Request('http://sandbox.test/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify([payment]),
      }),
    );
    expect(response).toMatchObject({ status: 400 });
    expect(transactions()).toBe(0);
  });

  it('authenticates the bearer', async () => {
    const { json } = await answered({ query: '{ sesionActual { role } }' }, await getToken());
    expect(json.data.sesionActual.role).toBe('Representante Legal');
  });

  it('returns user-facing errors and hides others', async () => {
    const token = await getToken();
    const refused = await answered({ query: PAY, variables: { lines: [] } }, token);
    expect(refused.json.errors[0].extensions.code).toBe('INVALID_INPUT');
  });

  it('hides internal errors', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const token = await getToken();
    backend.db.exec('alter table document_classes rename to elsewhere');
    const { json } = await answered({ query: '{ ClassDocuments { nombre } }' }, token);
    expect(json.errors[0].message).toBe('Server communication error');
    expect(JSON.stringify(json)).not.toContain('document_classes');
    logged.mockRestore();
  });

  it('rejects a body that is too large, invalid JSON or too expensive', async () => {
    const large = await post(JSON.stringify({ query: `{ ping } #${'x'.repeat(600_000)}` }));
    expect(large).toMatchObject({ status: 413 });
    expect(await post('{nonsense')).toMatchObject({ status: 400 });
    const many = Array.from({ length: 30 }, (_, n) => `p${n}: ping`).join(' ');
    const { json } = await answered({ query: `{ ${many} }` });
    expect(json.errors[0].message).toContain('too many');
    const deep = `{ __schema { types { ${'ofType { '.repeat(20)} name ${'} '.repeat(20)} } } }`;
    const nested = await answered({ query: deep });
    expect(nested.json.errors[0].message).toContain('too deeply');
  });
});

describe('an expensive request', () => {
  const rejections = async (body: unknown) => {
    const { status, json } = await answered(body);
    expect(status).toBe(400);
    return json.errors.map(({ message }: { message: string }) => message);
  };

  it('is rejected at once if its fragments double at each step', async () => {
    const steps = Array.from(
      { length: 30 },
      (_, n) => `fragment f${n} on Query{...f${n + 1} ...f${n + 1}}`,
    );
    const query = `{...f0}${steps.join('')}fragment f30 on Query{ping}`;
    expect(await rejections({ query })).toEqual([expect.stringContaining('too many fields')]);
  });

  it('cannot hide its root fields in fragments', async () => {
    const many = Array.from({ length: 60 }, (_, n) => `p${n}: ping`).join(' ');
    const hidden = `{ ...f ... on Query { ...f } } fragment f on Query { ${many} }`;
    expect(await rejections({ query: hidden })).toHaveLength(1);
  });

  it.each([
    ['levels', `{ ${'a { '.repeat(1400)}`],
    ['lists', `{ ping(a: ${'['.repeat(2900)}`],
    ['tokens', `{ ${'ping '.repeat(4000)} }`],
  ])('is refused for its many %s, whatever way it comes', async (_, query) => {
    expect(await rejections({ query })).toHaveLength(1);
    const form = new URLSearchParams({ query });
    const asForm = await handle(
      new Request('http://sandbox.test/graphql', { method: 'POST', body: form }),
    );
    expect(asForm).toMatchObject({ status: 400 });
  });
});

describe('faults', () => {
  const respondWith = async (fault: Fault) => {
    const token = await getToken();
    backend.environment.faults.add({
      match: { field: 'crearTransaccionOnline' },
      fault,
      times: 1,
    });
    return { token, response: await post(payment, token) };
  };

  it('drop-before breaks the connection before execution', async () => {
    const { response } = await respondWith({ kind: 'drop-before' });
    expect([response, transactions()]).toEqual(['drop', 0]);
  });

  it('drop-after breaks it after execution; the key finds the result', async () => {
    const { response, token } = await respondWith({ kind: 'drop-after' });
    expect([response, transactions()]).toEqual(['drop', 1]);
    const again = await answered(payment, token);
    expect(again.json.data.crearTransaccionOnline.estado).toBe('PENDIENTE');
    expect(transactions()).toBe(1);
  });

  it('duplicate executes twice; the key makes it one', async () => {
    await respondWith({ kind: 'duplicate' });
    expect(transactions()).toBe(1);
  });

  it('status and body replace the answer', async () => {
    const status = await respondWith({ kind: 'status', status: 502, body: '<h1>Bad gateway</h1>' });
    expect(status.response).toMatchObject({ status: 502 });
    expect(transactions()).toBe(0);
    backend.environment.faults.add({
      match: { field: 'ping' },
      fault: { kind: 'body', body: '{"data":{"pi' },
    });
    const body = await post({ query: '{ ping }' });
    expect(body === 'drop' ? body : await body.text()).toBe('{"data":{"pi');
  });

  it('error returns the text, for the named operation only', async () => {
    backend.environment.faults.add({
      match: { operation: 'Hurt' },
      fault: { kind: 'error', message: "The current customer isn't authorized." },
    });
    const hurt = await answered({ query: 'query Hurt { ping }' });
    expect(hurt.json.errors[0].message).toBe("The current customer isn't authorized.");
    expect((await answered({ query: 'query Fine { ping }' })).json).toEqual({
      data: { ping: 'ok' },
    });
  });

  it('reorder responds to the first call after the second', async () => {
    backend.environment.faults.add({
      match: { field: 'ping' },
      fault: { kind: 'reorder' },
      times: 1,
    });
    const order: string[] = [];
    const first = answered({ query: '{ ping }' }).then(() => order.push('first'));
    const second = answered({ query: '{ ping }' }).then(() => order.push('second'));
    await Promise.all([first, second]);
    expect(order).toEqual(['second', 'first']);
  });

  it('hold responds once the rules are cleared', async () => {
    const { faults } = backend.environment;
    faults.add({ match: { field: 'ping' }, fault: { kind: 'hold' } });
    const order: string[] = [];
    const heldCalls = answered({ query: '{ ping }' }).then(() => order.push('held'));
    await answered({ query: '{ __typename }' }).then(() => order.push('cleared'));
    faults.clear();
    await heldCalls;
    expect(order).toEqual(['cleared', 'held']);
  });

  it('never does not respond, and counts its times', async () => {
    backend.environment.faults.add({
      match: { field: 'ping' },
      fault: { kind: 'never' },
      times: 1,
    });
    const silent = post({ query: '{ ping }' }).then(() => 'answered');
    const later = answered({ query: '{ ping }' }).then(() => 'later');
    expect(await Promise.race([silent, later])).toBe('later');
    expect(backend.environment.faults.list()).toEqual([]);
  });
});
