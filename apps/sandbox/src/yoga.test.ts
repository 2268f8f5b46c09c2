import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPaymentLine, PAY } from '../test/operations.ts';
import { startTestBackend, type TestBackend } from '../test/test-backend.ts';
import { PASSWORD } from '../test/tiny-fixture.ts';
import type { Fault } from './faults/fault-port.ts';
import { createGraphqlHandler, type GraphqlHandler } from './yoga.ts';

let backend: TestBackend;
let handleRequest: GraphqlHandler;
beforeEach(() => {
  backend = startTestBackend();
  handleRequest = createGraphqlHandler(backend.environment);
});

const post = (body: unknown, token?: string) =>
  handleRequest(
    new Request('http://sandbox.test/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
const postJson = async (body: unknown, token?: string) => {
  const response = await post(body, token);
  if (response === 'drop') throw new Error('The connection broke.');
  return { status: response.status, json: await response.json() };
};
const getToken = async (): Promise<string> => {
  const query = `mutation Login { generateCustomerToken(email: "ana@ejemplo.co", password: "${PASSWORD}") { token } }`;
  return (await postJson({ query })).json.data.generateCustomerToken.token;
};
const payment = {
  query: PAY,
  variables: { lines: [createPaymentLine('D1', '100.00')], key: 'attempt-0001' },
};
const countTransactions = () =>
  backend.db.get<{ n: number }>('select count(*) as n from transactions')?.n;

describe('the endpoint', () => {
  it('accepts one operation per request: an array is rejected and not executed', async () => {
    const response = await handleRequest(
      new Request('http://sandbox.test/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify([payment]),
      }),
    );
    expect(response).toMatchObject({ status: 400 });
    expect(countTransactions()).toBe(0);
  });

  it('authenticates the bearer token', async () => {
    const { json } = await postJson({ query: '{ sesionActual { role } }' }, await getToken());
    expect(json.data.sesionActual.role).toBe('Representante Legal');
  });

  it('returns user-facing errors', async () => {
    const token = await getToken();
    const response = await postJson({ query: PAY, variables: { lines: [] } }, token);
    expect(response.json.errors[0].extensions.code).toBe('INVALID_INPUT');
  });

  it('hides internal errors', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const token = await getToken();
    backend.db.exec('alter table document_classes rename to elsewhere');
    const { json } = await postJson({ query: '{ ClassDocuments { nombre } }' }, token);
    expect(json.errors[0].message).toBe('Server communication error');
    expect(JSON.stringify(json)).not.toContain('document_classes');
    consoleError.mockRestore();
  });

  it('rejects a body that is too large, invalid JSON or too expensive', async () => {
    const largeResponse = await post(
      JSON.stringify({ query: `{ ping } #${'x'.repeat(1_000_000)}` }),
    );
    expect(largeResponse).toMatchObject({ status: 413 });
    expect(await post('{nonsense')).toMatchObject({ status: 400 });
    const manyFields = Array.from({ length: 30 }, (_, n) => `p${n}: ping`).join(' ');
    const { json } = await postJson({ query: `{ ${manyFields} }` });
    expect(json.errors[0].message).toContain('too many');
    const deepQuery = `{ __schema { types { ${'ofType { '.repeat(20)} name ${'} '.repeat(20)} } } }`;
    const nestedResponse = await postJson({ query: deepQuery });
    expect(nestedResponse.json.errors[0].message).toContain('too deeply');
  });
});

describe('an expensive request', () => {
  const getErrorMessages = async (body: unknown) => {
    const { status, json } = await postJson(body);
    expect(status).toBe(400);
    return json.errors.map(({ message }: { message: string }) => message);
  };

  it('is rejected immediately if its fragments double at each step', async () => {
    const fragments = Array.from(
      { length: 30 },
      (_, n) => `fragment f${n} on Query{...f${n + 1} ...f${n + 1}}`,
    );
    const query = `{...f0}${fragments.join('')}fragment f30 on Query{ping}`;
    expect(await getErrorMessages({ query })).toEqual([expect.stringContaining('too many fields')]);
  });

  it('cannot hide its root fields in fragments', async () => {
    const manyFields = Array.from({ length: 60 }, (_, n) => `p${n}: ping`).join(' ');
    const hiddenFields = `{ ...f ... on Query { ...f } } fragment f on Query { ${manyFields} }`;
    expect(await getErrorMessages({ query: hiddenFields })).toHaveLength(1);
  });

  it.each([
    ['levels', `{ ${'a { '.repeat(1400)}`],
    ['lists', `{ ping(a: ${'['.repeat(2900)}`],
    ['tokens', `{ ${'ping '.repeat(4000)} }`],
  ])('is rejected for too many %s, as JSON and as a form', async (_, query) => {
    expect(await getErrorMessages({ query })).toHaveLength(1);
    const form = new URLSearchParams({ query });
    const formResponse = await handleRequest(
      new Request('http://sandbox.test/graphql', { method: 'POST', body: form }),
    );
    expect(formResponse).toMatchObject({ status: 400 });
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
    expect([response, countTransactions()]).toEqual(['drop', 0]);
  });

  it('drop-after breaks the connection after execution; a retry with the key returns the result', async () => {
    const { response, token } = await respondWith({ kind: 'drop-after' });
    expect([response, countTransactions()]).toEqual(['drop', 1]);
    const retryResponse = await postJson(payment, token);
    expect(retryResponse.json.data.crearTransaccionOnline.estado).toBe('PENDIENTE');
    expect(countTransactions()).toBe(1);
  });

  it('duplicate executes the operation twice, but the key allows only one transaction', async () => {
    await respondWith({ kind: 'duplicate' });
    expect(countTransactions()).toBe(1);
  });

  it('status and body replace the response', async () => {
    const status = await respondWith({ kind: 'status', status: 502, body: '<h1>Bad gateway</h1>' });
    expect(status.response).toMatchObject({ status: 502 });
    expect(countTransactions()).toBe(0);
    backend.environment.faults.add({
      match: { field: 'ping' },
      fault: { kind: 'body', body: '{"data":{"pi' },
    });
    const body = await post({ query: '{ ping }' });
    expect(body === 'drop' ? body : await body.text()).toBe('{"data":{"pi');
  });

  it('error returns the message only for the named operation', async () => {
    backend.environment.faults.add({
      match: { operation: 'Hurt' },
      fault: { kind: 'error', message: "The current customer isn't authorized." },
    });
    const response = await postJson({ query: 'query Hurt { ping }' });
    expect(response.json.errors[0].message).toBe("The current customer isn't authorized.");
    expect((await postJson({ query: 'query Fine { ping }' })).json).toEqual({
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
    const first = postJson({ query: '{ ping }' }).then(() => order.push('first'));
    const second = postJson({ query: '{ ping }' }).then(() => order.push('second'));
    await Promise.all([first, second]);
    expect(order).toEqual(['second', 'first']);
  });

  it('hold responds once the rules are cleared', async () => {
    const { faults } = backend.environment;
    faults.add({ match: { field: 'ping' }, fault: { kind: 'hold' } });
    const order: string[] = [];
    const heldCalls = postJson({ query: '{ ping }' }).then(() => order.push('held'));
    await postJson({ query: '{ __typename }' }).then(() => order.push('cleared'));
    faults.clear();
    await heldCalls;
    expect(order).toEqual(['cleared', 'held']);
  });

  it('never leaves the request pending and counts against its limit', async () => {
    backend.environment.faults.add({
      match: { field: 'ping' },
      fault: { kind: 'never' },
      times: 1,
    });
    const pendingCall = post({ query: '{ ping }' }).then(() => 'answered');
    const nextCall = postJson({ query: '{ ping }' }).then(() => 'later');
    expect(await Promise.race([pendingCall, nextCall])).toBe('later');
    expect(backend.environment.faults.list()).toEqual([]);
  });
});
