import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { encryptToken, payDocument, signIn, testClient } from '../../../test/process-client.ts';
import { demoAccounts } from '../../scenarios/index.ts';
import { type Sandbox, startSandbox } from './start-sandbox.ts';

const PORTAL = 'http://portal.test';
const dealer = demoAccounts[0]?.email ?? '';
const basic = demoAccounts.find(({ role }) => role === 'basic')?.email ?? '';

let sandbox: Sandbox;
const anyone = () => testClient(sandbox.origin);

beforeAll(async () => {
  sandbox = await startSandbox({ scenario: 'typical', portalOrigin: PORTAL });
});
afterAll(() => sandbox.close());
afterEach(async () => {
  await anyone().fetch('/control/faults', { method: 'DELETE' });
});

const getBalance = async (number: string) => {
  const ledger = await (await anyone().fetch('/control/ledger')).json();
  return ledger.balances.find((row: { num_documento: string }) => row.num_documento === number)
    ?.saldo;
};

describe('a payment from the portal to the bank and back', () => {
  it('reduces the balance once after an approval', async () => {
    const { document, session } = await payDocument(await signIn(sandbox.origin, dealer));
    const token = encryptToken(session.token, session.phrase);
    const page = await anyone().fetch(
      `${session.url_redirect}?${new URLSearchParams({ token, uuid: session.uuid })}`,
    );
    expect(page.status).toBe(200);

    const approved = await anyone().fetch(session.url_redirect, {
      method: 'POST',
      headers: {},
      body: new URLSearchParams({
        token,
        uuid: session.uuid,
        banco: 'meseta',
        respuesta: 'aprobar',
      }),
    });
    expect(approved.status).toBe(303);
    expect(approved.headers.get('location')).toBe(
      `${PORTAL}/admin/resultado-transaccion?uuid=${session.uuid}`,
    );
    expect(await getBalance(document.num_documento)).toBe(0);
  });

  it('keeps its first result, however many and late the bank’s results', async () => {
    const { document, session } = await payDocument(await signIn(sandbox.origin, dealer));
    const { uuid } = session;
    const previous = await getBalance(document.num_documento);
    await anyone().control('/control/provider', { uuid, outcome: 'rejected', notifyTimes: 3 });
    await anyone().control('/control/provider', { uuid, outcome: 'approved', afterMs: 5000 });
    await anyone().control('/control/clock', { advanceMs: 6000 });

    expect(await getBalance(document.num_documento)).toBe(previous);
    const ledger = await (await anyone().fetch(`/control/ledger?reference=${uuid}`)).json();
    expect(ledger.transactions).toMatchObject([{ uuid, estado: 'RECHAZADA' }]);
    expect(ledger.locks).toEqual([]);
  });
});

describe('a session’s access to the other services', () => {
  it('opens the store once', async () => {
    const client = await signIn(sandbox.origin, dealer);
    const { url } = await (await client.fetch('/links/store')).json();
    const first = await anyone().fetch(`/store${url}`);
    expect(first.status).toBe(303);
    const cookie = first.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    const shop = await anyone().fetch('/store', { headers: { cookie } });
    expect(await shop.text()).toContain('Le damos la bienvenida');
    expect((await anyone().fetch(`/store${url}`)).status).toBe(403);
  });

  it('is a realtime token of its own user', async () => {
    const client = await signIn(sandbox.origin, dealer);
    const response = await client.fetch('/realtime/credentials', { method: 'POST' });
    const { token, userId } = await response.json();
    const exchanged = await anyone().fetch(
      '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=x',
      { method: 'POST', body: JSON.stringify({ token, returnSecureToken: true }) },
    );
    expect(await exchanged.json()).toMatchObject({ localId: userId });
  });

  it.each([
    ['/links/store', 'GET'],
    ['/realtime/credentials', 'POST'],
  ])('is refused at %s without a session, and without the permission', async (path, method) => {
    expect((await anyone().fetch(path, { method })).status).toBe(401);
    const other = await signIn(sandbox.origin, basic);
    expect((await other.fetch(path, { method })).status).toBe(403);
  });

  it('has working file URLs', async () => {
    const client = await signIn(sandbox.origin, dealer);
    const { data } = await client.graphql(
      '{ AccountStatus { download { pdf { url } xls { url } certificate { url } } } }',
    );
    const { pdf, xls, certificate } = data.AccountStatus.download;
    for (const { url } of [pdf, xls, certificate]) {
      expect((await anyone().fetch(url)).status).toBe(200);
    }
  });
});

describe('the control port', () => {
  const rule = (fault: object, match: object) => ({ match, fault, times: 1 });
  const ip = { path: '/ip' };

  it.each([
    [{ kind: 'status', status: 503, body: 'later' }, 503, 'later'],
    [{ kind: 'body', body: '{"ip": ' }, 200, '{"ip": '],
    [{ kind: 'body', body: '<html>', contentType: 'text/html' }, 200, '<html>'],
    [{ kind: 'null' }, 200, 'null'],
    [{ kind: 'response', value: { some: 1 } }, 200, '{"some":1}'],
    [{ kind: 'duplicate' }, 200, '{"ip":"127.0.0.1"}'],
    [{ kind: 'delay', ms: 1 }, 200, '{"ip":"127.0.0.1"}'],
  ])('makes %j strike once', async (fault, status, body) => {
    await anyone().control('/control/faults', rule(fault, ip));
    const response = await anyone().fetch('/ip');
    expect([response.status, await response.text()]).toEqual([status, body]);
    expect(await (await anyone().fetch('/ip')).json()).toEqual({ ip: '127.0.0.1' });
  });

  it('breaks the connection before the backend acts', async () => {
    const client = await signIn(sandbox.origin, dealer);
    const previous = (await (await anyone().fetch('/control/ledger')).json()).transactions.length;
    const match = { field: 'crearTransaccionOnline' };
    await anyone().control('/control/faults', rule({ kind: 'drop-before' }, match));
    await expect(payDocument(client)).rejects.toThrow();
    const after = (await (await anyone().fetch('/control/ledger')).json()).transactions.length;
    expect(after).toBe(previous);
  });

  it('breaks the connection after the backend has acted', async () => {
    const client = await signIn(sandbox.origin, dealer);
    const previous = (await (await anyone().fetch('/control/ledger')).json()).transactions.length;
    const match = { field: 'crearTransaccionOnline' };
    await anyone().control('/control/faults', rule({ kind: 'drop-after' }, match));
    await expect(payDocument(client)).rejects.toThrow();
    const after = (await (await anyone().fetch('/control/ledger')).json()).transactions.length;
    expect(after).toBe(previous + 1);
  });

  it('breaks the connection of the realtime database', async () => {
    const connect = async () => {
      const socket = new WebSocket(`${sandbox.origin.replace('http', 'ws')}/.ws?v=5`);
      const received = await new Promise<string>((resolve) => {
        socket.onmessage = ({ data }) => resolve(String(data));
        socket.onerror = () => resolve('cut');
      });
      socket.close();
      return received;
    };
    await anyone().control('/control/faults', rule({ kind: 'drop-before' }, { path: '/.ws' }));
    expect(await connect()).toBe('cut');
    expect(JSON.parse(await connect())).toMatchObject({ t: 'c', d: { t: 'h', d: { v: '5' } } });
  });

  it('breaks an HTTP request', async () => {
    await anyone().control('/control/faults', rule({ kind: 'drop-before' }, ip));
    await expect(anyone().fetch('/ip')).rejects.toThrow();
  });

  it('responds to held calls after the next one', async () => {
    await anyone().control('/control/faults', { match: ip, fault: { kind: 'reorder' }, times: 1 });
    const order: string[] = [];
    const first = anyone()
      .fetch('/ip')
      .then(() => order.push('first'));
    while ((await (await anyone().fetch('/control/faults')).json()).length > 0);
    await anyone()
      .fetch('/ip')
      .then(() => order.push('second'));
    await first;
    expect(order).toEqual(['second', 'first']);
  });

  it('reports invalid rules', async () => {
    const response = await anyone().fetch('/control/faults', {
      method: 'POST',
      body: '{"match":{}}',
    });
    expect(response.status).toBe(400);
    expect((await response.json()).error).toBeTruthy();
  });

  it('pushes a notification to a user', async () => {
    await anyone().control('/control/notifications', {
      email: dealer,
      key: 'k1',
      notification: { title: 'Hola', read: 0 },
    });
    const user = sandbox.environment.db.get<{ id: number }>(
      'select id from users where email = :dealer',
      {
        dealer,
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
    await anyone().control('/control/scenario', { scenario: 'new-dealer' });
    const count = () =>
      sandbox.environment.db.get<{ n: number }>('select count(*) as n from documents')?.n;
    expect(count()).toBe(0);
    await anyone().control('/control/reset', {});
    expect(count()).toBeGreaterThan(100);
  });

  it('is disabled by default', async () => {
    const closed = await startSandbox({ scenario: 'new-dealer', control: false });
    const client = testClient(closed.origin);
    expect((await client.fetch('/control/ledger')).status).toBe(404);
    expect((await client.fetch('/control/reset', { method: 'POST' })).status).toBe(404);
    await closed.close();
  });
});
