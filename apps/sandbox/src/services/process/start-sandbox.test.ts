import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestClient,
  encryptToken,
  payDocument,
  signIn,
} from '../../../test/process-client.ts';
import { demoAccounts } from '../../scenarios/index.ts';
import { type Sandbox, startSandbox } from './start-sandbox.ts';

const PORTAL = 'http://portal.test';
const dealerEmail = demoAccounts[0]?.email ?? '';
const basicEmail = demoAccounts.find(({ role }) => role === 'basic')?.email ?? '';

let sandbox: Sandbox;
const createClient = () => createTestClient(sandbox.origin);

beforeAll(async () => {
  sandbox = await startSandbox({ scenario: 'typical', portalOrigin: PORTAL });
});
afterAll(() => sandbox.close());
afterEach(async () => {
  await createClient().fetch('/control/faults', { method: 'DELETE' });
});

const getBalance = async (number: string) => {
  const ledger = await (await createClient().fetch('/control/ledger')).json();
  return ledger.balances.find((row: { num_documento: string }) => row.num_documento === number)
    ?.saldo;
};

describe('payment', () => {
  it('settles the invoice after an approval at the provider', async () => {
    const { document, session } = await payDocument(await signIn(sandbox.origin, dealerEmail));
    const token = encryptToken(session.token, session.phrase);
    const page = await createClient().fetch(
      `${session.url_redirect}?${new URLSearchParams({ token, uuid: session.uuid })}`,
    );
    expect(page.status).toBe(200);

    const response = await createClient().fetch(session.url_redirect, {
      method: 'POST',
      headers: {},
      body: new URLSearchParams({
        token,
        uuid: session.uuid,
        banco: 'meseta',
        respuesta: 'aprobar',
      }),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `${PORTAL}/admin/resultado-transaccion?uuid=${session.uuid}`,
    );
    expect(await getBalance(document.num_documento)).toBe(0);
  });

  it('does not change after its first result', async () => {
    const { document, session } = await payDocument(await signIn(sandbox.origin, dealerEmail));
    const { uuid } = session;
    const previous = await getBalance(document.num_documento);
    await createClient().control('/control/provider', {
      uuid,
      outcome: 'rejected',
      notifyTimes: 3,
    });
    await createClient().control('/control/provider', { uuid, outcome: 'approved', afterMs: 5000 });
    await createClient().control('/control/clock', { advanceMs: 6000 });

    expect(await getBalance(document.num_documento)).toBe(previous);
    const ledger = await (await createClient().fetch(`/control/ledger?reference=${uuid}`)).json();
    expect(ledger.transactions).toMatchObject([{ uuid, estado: 'RECHAZADA' }]);
    expect(ledger.locks).toEqual([]);
  });
});

describe('services for a session', () => {
  it('include a single-use link to the store', async () => {
    const client = await signIn(sandbox.origin, dealerEmail);
    const { url } = await (await client.fetch('/links/store')).json();
    const first = await createClient().fetch(`/store${url}`);
    expect(first.status).toBe(303);
    const cookie = first.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    const storePage = await createClient().fetch('/store', { headers: { cookie } });
    expect(await storePage.text()).toContain('Le damos la bienvenida');
    expect((await createClient().fetch(`/store${url}`)).status).toBe(403);
  });

  it('include a realtime token for the user', async () => {
    const client = await signIn(sandbox.origin, dealerEmail);
    const response = await client.fetch('/realtime/credentials', { method: 'POST' });
    const { token, userId } = await response.json();
    const exchanged = await createClient().fetch(
      '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=x',
      { method: 'POST', body: JSON.stringify({ token, returnSecureToken: true }) },
    );
    expect(await exchanged.json()).toMatchObject({ localId: userId });
  });

  it.each([
    ['/links/store', 'GET'],
    ['/realtime/credentials', 'POST'],
  ])('require a session and the permission at %s (%s)', async (path, method) => {
    expect((await createClient().fetch(path, { method })).status).toBe(401);
    const other = await signIn(sandbox.origin, basicEmail);
    expect((await other.fetch(path, { method })).status).toBe(403);
  });

  it('include file URLs', async () => {
    const client = await signIn(sandbox.origin, dealerEmail);
    const { data } = await client.graphql(
      '{ AccountStatus { download { pdf { url } xls { url } certificate { url } } } }',
    );
    const { pdf, xls, certificate } = data.AccountStatus.download;
    for (const { url } of [pdf, xls, certificate]) {
      expect((await createClient().fetch(url)).status).toBe(200);
    }
  });
});

describe('control API', () => {
  const createRule = (fault: object, match: object) => ({ match, fault, times: 1 });
  const IP_MATCH = { path: '/ip' };

  it.each([
    [{ kind: 'status', status: 503, body: 'later' }, 503, 'later'],
    [{ kind: 'body', body: '{"ip": ' }, 200, '{"ip": '],
    [{ kind: 'body', body: '<html>', contentType: 'text/html' }, 200, '<html>'],
    [{ kind: 'null' }, 200, 'null'],
    [{ kind: 'response', value: { some: 1 } }, 200, '{"some":1}'],
    [{ kind: 'duplicate' }, 200, '{"ip":"127.0.0.1"}'],
    [{ kind: 'delay', ms: 1 }, 200, '{"ip":"127.0.0.1"}'],
  ])('injects %j once', async (fault, status, body) => {
    await createClient().control('/control/faults', createRule(fault, IP_MATCH));
    const response = await createClient().fetch('/ip');
    expect([response.status, await response.text()]).toEqual([status, body]);
    expect(await (await createClient().fetch('/ip')).json()).toEqual({ ip: '127.0.0.1' });
  });

  it('drops the connection before the payment is created', async () => {
    const client = await signIn(sandbox.origin, dealerEmail);
    const previous = (await (await createClient().fetch('/control/ledger')).json()).transactions
      .length;
    const match = { field: 'crearTransaccionOnline' };
    await createClient().control('/control/faults', createRule({ kind: 'drop-before' }, match));
    await expect(payDocument(client)).rejects.toThrow();
    const after = (await (await createClient().fetch('/control/ledger')).json()).transactions
      .length;
    expect(after).toBe(previous);
  });

  it('drops the connection after the payment was created', async () => {
    const client = await signIn(sandbox.origin, dealerEmail);
    const previous = (await (await createClient().fetch('/control/ledger')).json()).transactions
      .length;
    const match = { field: 'crearTransaccionOnline' };
    await createClient().control('/control/faults', createRule({ kind: 'drop-after' }, match));
    await expect(payDocument(client)).rejects.toThrow();
    const after = (await (await createClient().fetch('/control/ledger')).json()).transactions
      .length;
    expect(after).toBe(previous + 1);
  });

  it('drops the connection of the realtime database', async () => {
    const connect = async () => {
      const socket = new WebSocket(`${sandbox.origin.replace('http', 'ws')}/.ws?v=5`);
      const received = await new Promise<string>((resolve) => {
        socket.onmessage = ({ data }) => resolve(String(data));
        socket.onerror = () => resolve('error');
      });
      socket.close();
      return received;
    };
    await createClient().control(
      '/control/faults',
      createRule({ kind: 'drop-before' }, { path: '/.ws' }),
    );
    expect(await connect()).toBe('error');
    expect(JSON.parse(await connect())).toMatchObject({ t: 'c', d: { t: 'h', d: { v: '5' } } });
  });

  it('drops an HTTP request', async () => {
    await createClient().control('/control/faults', createRule({ kind: 'drop-before' }, IP_MATCH));
    await expect(createClient().fetch('/ip')).rejects.toThrow();
  });

  it('delays a response until after the next one', async () => {
    await createClient().control('/control/faults', {
      match: IP_MATCH,
      fault: { kind: 'reorder' },
      times: 1,
    });
    const order: string[] = [];
    const first = createClient()
      .fetch('/ip')
      .then(() => order.push('first'));
    while ((await (await createClient().fetch('/control/faults')).json()).length > 0);
    await createClient()
      .fetch('/ip')
      .then(() => order.push('second'));
    await first;
    expect(order).toEqual(['second', 'first']);
  });

  it('rejects invalid rules', async () => {
    const response = await createClient().fetch('/control/faults', {
      method: 'POST',
      body: '{"match":{}}',
    });
    expect(response.status).toBe(400);
    expect((await response.json()).error).toBeTruthy();
  });

  it('pushes a notification to a user', async () => {
    await createClient().control('/control/notifications', {
      email: dealerEmail,
      key: 'k1',
      notification: { title: 'Hola', read: 0 },
    });
    const user = sandbox.environment.db.get<{ id: number }>(
      'select id from users where email = :dealer',
      {
        dealer: dealerEmail,
      },
    );
    expect(sandbox.realtime.store.read(['Notifications', 'Users', String(user?.id), 'k1'])).toEqual(
      {
        title: 'Hola',
        read: 0,
      },
    );
  });

  it('loads another scenario and resets the state', async () => {
    await createClient().control('/control/scenario', { scenario: 'new-dealer' });
    const countDocuments = () =>
      sandbox.environment.db.get<{ n: number }>('select count(*) as n from documents')?.n;
    expect(countDocuments()).toBe(0);
    await createClient().control('/control/reset', {});
    expect(countDocuments()).toBeGreaterThan(100);
  });

  it('is disabled by default', async () => {
    const otherSandbox = await startSandbox({ scenario: 'new-dealer', control: false });
    const client = createTestClient(otherSandbox.origin);
    expect((await client.fetch('/control/ledger')).status).toBe(404);
    expect((await client.fetch('/control/reset', { method: 'POST' })).status).toBe(404);
    await otherSandbox.close();
  });
});

describe('startSandbox', () => {
  it.each([
    [
      { data: '/dev/null/sandbox.sqlite' },
      'SANDBOX_DATA must be :memory: or a file that this user can write',
    ],
    [{ data: '/dev' }, "and is '/dev' ("],
    [{ data: '/proc/nowhere/sandbox.sqlite' }, 'SANDBOX_DATA must be :memory: or a file'],
    [{ host: '203.0.113.77' }, 'SANDBOX_HOST'],
  ])('reports an error for %j', async (options, message) => {
    await expect(startSandbox({ scenario: 'typical', ...options })).rejects.toThrow(message);
  });
});
