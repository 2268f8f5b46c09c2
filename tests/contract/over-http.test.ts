import {
  createRandomId,
  createTransaction,
  dashboardInvoicesQuery,
  findTransactionByKey,
  latestNewsQuery,
  latestOrdersQuery,
  type OpenedPayment,
  portfolioSummaryQuery,
} from '@surtidor/data';
import { createNotificationStore, fetchNotifications } from '@surtidor/data/realtime';
import { fetchVisitorAddress } from '@surtidor/data/rest';
import { createRemoteStore } from '@surtidor/data/testing';
import { getDealer } from '@surtidor/sandbox/scenarios';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type DealerSession, signInOverHttp } from './sign-in-over-http.ts';
import { waitForState } from './wait-for-state.ts';

let dealer: DealerSession;
beforeAll(async () => {
  dealer = await signInOverHttp();
});
afterEach(() => dealer.sandbox.environment.faults.clear());
afterAll(() => dealer.sandbox.close());

type FaultRule = Parameters<DealerSession['sandbox']['environment']['faults']['add']>[0];
const addFault = (rule: FaultRule) => dealer.sandbox.environment.faults.add(rule);
const { client } = getDealer('typical', 'colombia');

test('the dashboard sends each query once, in separate POST requests', async () => {
  const { dataContext, countPosts } = dealer;
  const previousCount = countPosts();
  const stores = [
    createRemoteStore(dataContext, portfolioSummaryQuery, { pageSize: 9 }),
    createRemoteStore(dataContext, dashboardInvoicesQuery, { pageSize: 9 }),
    createRemoteStore(dataContext, latestOrdersQuery, { client, pageSize: 4 }),
    createRemoteStore(dataContext, latestNewsQuery, { pageSize: 4 }),
  ];
  const settledStates = stores.map((store) =>
    waitForState<{ kind: string }>(store, ({ kind }) => kind !== 'loading'),
  );
  const kinds = (await Promise.all(settledStates)).map(({ kind }) => kind);
  expect(kinds).toEqual(['ready', 'ready', 'ready', 'ready']);
  // Summary and invoices share one query.
  expect(countPosts() - previousCount).toBe(3);
});

describe('a failed query', () => {
  const queryNews = (pageSize: number) =>
    waitForState(
      createRemoteStore(dealer.dataContext, latestNewsQuery, { pageSize }),
      ({ kind }) => kind !== 'loading',
    );

  test('is retried after a dropped connection or a busy gateway', async () => {
    const match = { operation: 'LatestNews' };
    addFault({ match, fault: { kind: 'drop-before' }, times: 1 });
    addFault({ match, fault: { kind: 'status', status: 503 }, times: 1 });
    expect((await queryNews(1)).kind).toBe('ready');
  });

  test.each([
    ['an HTML page', { kind: 'body', body: '<html>', contentType: 'text/html' }, 'communication'],
    ['truncated JSON', { kind: 'body', body: '{"data":{' }, 'communication'],
    ['a 500', { kind: 'status', status: 500 }, 'communication'],
    ['a null field', { kind: 'null' }, 'data-not-found'],
    ['a GraphQL error', { kind: 'error', message: 'Servicio en pausa' }, 'query-failed'],
  ] as const)('fails with a specific code after %s', async (_, fault, code) => {
    const match =
      fault.kind === 'null' || fault.kind === 'error'
        ? { field: 'mpBlogPosts' }
        : { operation: 'LatestNews' };
    addFault({ match, fault });
    expect(await queryNews(2)).toMatchObject({ kind: 'failed', failure: { code } });
  });
});

describe('a payment whose connection breaks', () => {
  const createLine = async () => {
    const store = createRemoteStore(dealer.dataContext, dashboardInvoicesQuery, { pageSize: 9 });
    const state = await waitForState(store, (now) => now.kind === 'ready' && !now.refreshing);
    if (state.kind !== 'ready') throw new Error(state.kind);
    const invoice = state.value.find(({ blocked, balance }) => !blocked && balance.minor > 0);
    if (!invoice) throw new Error('The scenario has no payable invoice.');
    return {
      invoiceId: invoice.id,
      dueDate: invoice.dueDate,
      balance: invoice.balance,
      transactionAmount: invoice.balance,
      documentNumber: invoice.documentNumber,
      invoiceNumber: invoice.invoiceNumber,
      notes: '',
      transactionType: 'total',
    } as const;
  };
  const pay = async (key: string): Promise<OpenedPayment> =>
    createTransaction(dealer.dataContext, { key, lines: [await createLine()] });

  test('before the backend acted has an unknown outcome and is not found by its key', async () => {
    const key = createRandomId();
    addFault({ match: { operation: 'CreateTransaction' }, fault: { kind: 'drop-before' } });
    const { countPosts } = dealer;
    const previousCount = countPosts();
    expect(await pay(key)).toMatchObject({ kind: 'response-lost' });
    // One request for the invoices and one for the payment: the mutation is not retried.
    expect(countPosts() - previousCount).toBe(2);
    dealer.sandbox.environment.faults.clear();
    expect(await findTransactionByKey(dealer.dataContext, key)).toEqual({
      kind: 'done',
      value: null,
    });
  });

  test('after the backend acted is found by its key', async () => {
    const key = createRandomId();
    addFault({ match: { operation: 'CreateTransaction' }, fault: { kind: 'drop-after' } });
    expect(await pay(key)).toMatchObject({ kind: 'response-lost' });
    dealer.sandbox.environment.faults.clear();
    const transaction = await findTransactionByKey(dealer.dataContext, key);
    expect(transaction).toMatchObject({ kind: 'done', value: { key, live: true } });
  });
});

describe('notifications', () => {
  const createOptions = (userId: string) => {
    const { origin } = dealer.sandbox;
    return {
      settings: {
        databaseUrl: `${origin}?ns=surtidor`,
        authUrl: origin,
        apiKey: 'sandbox',
        projectId: 'surtidor',
      },
      userId,
      timeZone: 'America/Bogota',
      fetchToken: async () => {
        const headers = { authorization: `Bearer ${dealer.token}` };
        const response = await fetch(`${origin}/realtime/credentials`, { method: 'POST', headers });
        return { kind: 'done' as const, value: (await response.json()).token };
      },
    };
  };
  const connect = (userId = dealer.userId) => {
    const loggedCodes: string[] = [];
    const log = (code: string) => loggedCodes.push(code);
    const store = createNotificationStore({ ...createOptions(userId), initial: null, log });
    store.connect();
    return { store, loggedCodes };
  };
  const fetchOnce = (userId = dealer.userId) =>
    fetchNotifications({
      ...createOptions(userId),
      origin: 'http://localhost',
      signal: new AbortController().signal,
    });

  test('are listed, read and deleted over HTTP', async () => {
    const { store } = connect();
    const state = await waitForState(store, ({ kind }) => kind === 'ready');
    if (state.kind !== 'ready') throw new Error(state.kind);
    expect(await fetchOnce()).toEqual(state.value);
    const unread = state.value.find(({ read }) => !read);
    if (!unread) throw new Error('The scenario has no unread notification.');
    await store.setRead(unread.key, true);
    const isRead = (now: typeof state) =>
      now.value.some(({ key, read }) => key === unread.key && read);
    await waitForState(store, (now) => now.kind === 'ready' && isRead(now));
    await store.remove([unread.key]);
    await waitForState(
      store,
      (now) => now.kind === 'ready' && now.value.every(({ key }) => key !== unread.key),
    );
    await store.removeAll();
    await waitForState(store, ({ kind }) => kind === 'empty');
    expect(await fetchOnce()).toEqual([]);
    await store.close();
  });

  test('of another user are denied, and only a code is logged', async () => {
    const { store, loggedCodes: logged } = connect('424242');
    const state = await waitForState(store, ({ kind }) => kind === 'failed');
    expect(state).not.toHaveProperty('stale');
    expect(logged).toEqual(['notification-service PERMISSION_DENIED']);
    expect(await fetchOnce('424242')).toBeNull();
    await store.close();
  });
});

test('the IP service returns the visitor’s address, or null if it does not respond', async () => {
  const service = `${dealer.sandbox.origin}/ip`;
  expect(await fetchVisitorAddress(service)).toMatch(/^[\d.:a-f]+$/);
  addFault({ match: { path: '/ip' }, fault: { kind: 'never' } });
  expect(await fetchVisitorAddress(service, { timeoutMs: 50 })).toBeNull();
});
