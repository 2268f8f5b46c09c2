import {
  accountStatusQuery,
  allDestinationsQuery,
  contentBlocksQuery,
  corporateInfoQuery,
  dashboardInvoicesQuery,
  departmentsQuery,
  documentClassesQuery,
  documentTypesQuery,
  latestNewsQuery,
  latestOrdersQuery,
  newsPostQuery,
  pendingInvoicesQuery,
  personalInformationQuery,
  portfolioSummaryQuery,
  rolesQuery,
  updateAssociate,
} from '@surtidor/data';
import { createPagedStore, createRemoteStore } from '@surtidor/data/testing';
import { contentBlocks } from '@surtidor/domain';
import { getDealer } from '@surtidor/sandbox/scenarios';
import { afterEach, describe, expect, test } from 'vitest';
import { type SignedInDealer, signIn } from './sign-in.ts';
import { waitForState } from './wait-for-state.ts';

let dealer: SignedInDealer;
afterEach(() => dealer.sandbox.close());

const getClient = () => getDealer('typical', 'colombia').client;

/** Waits for the first state that is neither 'loading' nor 'idle'. */
const waitForResponse = <T>(store: {
  getState: () => T & { kind: string };
  subscribe: (onChange: () => void) => () => void;
}) => waitForState(store, ({ kind }) => kind !== 'loading' && kind !== 'idle');

describe('a typical dealer', () => {
  const queryOnce = async (query: Parameters<typeof createRemoteStore>[1], variables: object) => {
    dealer = await signIn();
    return waitForResponse(createRemoteStore(dealer.dataContext, query, variables));
  };

  test.each([
    ['portfolio', portfolioSummaryQuery, { pageSize: 9 }],
    ['dashboard invoices', dashboardInvoicesQuery, { pageSize: 9 }],
    ['document classes', documentClassesQuery, {}],
    ['latest orders', latestOrdersQuery, { client: getClient(), pageSize: 4 }],
    ['latest news', latestNewsQuery, { pageSize: 4 }],
    ['content blocks', contentBlocksQuery, { identifiers: [contentBlocks.menuLinks] }],
    ['roles', rolesQuery, {}],
    ['document types', documentTypesQuery, {}],
    ['list of all destinations', allDestinationsQuery, { pageSize: 20_000, page: 1 }],
    ['corporate information', corporateInfoQuery, {}],
    ['departments', departmentsQuery, { pageSize: 100 }],
  ] as const)('reads the %s', async (_, query, variables) => {
    // The table's type does not relate a query to its variables.
    const state = await queryOnce(query as never, variables);
    expect(state.kind).toBe('ready');
  });

  test('finds a post by its id and no post for a deleted id', async () => {
    dealer = await signIn();
    const { dataContext } = dealer;
    const latestNews = await waitForResponse(
      createRemoteStore(dataContext, latestNewsQuery, { pageSize: 1 }),
    );
    if (latestNews.kind !== 'ready') throw new Error(latestNews.kind);
    const [post] = latestNews.value;
    const store = createRemoteStore(dataContext, newsPostQuery, { id: post?.id ?? '' });
    expect(await waitForResponse(store)).toMatchObject({ kind: 'ready', value: { post } });
    const deletedPostStore = createRemoteStore(dataContext, newsPostQuery, { id: '999999' });
    expect(await waitForResponse(deletedPostStore)).toEqual({ kind: 'empty' });
  });

  test('has consistent portfolio totals', async () => {
    dealer = await signIn();
    const store = createRemoteStore(dealer.dataContext, portfolioSummaryQuery, { pageSize: 9 });
    const state = await waitForResponse(store);
    if (state.kind !== 'ready') throw new Error(state.kind);
    const { expired, toExpire, expiresToday, positive, overdue } = state.value;
    const overdueTotal = Object.values(overdue).reduce((sum, { minor }) => sum + minor, 0);
    expect(positive.minor).toBe(expired.minor + toExpire.minor + expiresToday.minor);
    expect(overdueTotal).toBe(expired.minor);
    expect(positive.minor).toBeGreaterThan(0);
  });

  test('loads all pages of pending invoices without duplicate or malformed rows', async () => {
    dealer = await signIn();
    const store = createPagedStore(dealer.dataContext, pendingInvoicesQuery, { filter: {} });
    let list = await waitForState(
      store,
      ({ state }) => state.kind === 'ready' && !state.refreshing,
    );
    while (list.state.kind === 'ready' && list.state.more === 'yes') {
      const previous = list.state.items.length;
      store.loadMore();
      list = await waitForState(
        store,
        ({ state }) =>
          state.kind === 'ready' &&
          state.more !== 'loading' &&
          (state.items.length > previous || state.more === 'no'),
      );
    }
    if (list.state.kind !== 'ready') throw new Error(list.state.kind);
    expect(list.malformedCount).toBe(0);
    expect(list.state.items).toHaveLength(list.state.total ?? -1);
    expect(list.state.items.length).toBeGreaterThan(20);
    expect(new Set(list.state.items.map(({ documentNumber }) => documentNumber)).size).toBe(
      list.state.items.length,
    );
  });

  test('has an account status with a balance, downloads and lines', async () => {
    dealer = await signIn();
    const store = createPagedStore(dealer.dataContext, accountStatusQuery, {
      filter: { codigo_cliente: { eq: getClient() }, detalle: { bloqueada: { in: ['0', '1'] } } },
    });
    const { state, extra, malformedCount } = await waitForState(
      store,
      (list) => list.state.kind === 'ready',
    );
    if (state.kind !== 'ready') throw new Error(state.kind);
    expect(state).toMatchObject({ more: 'yes' });
    expect(state.items).toHaveLength(10);
    expect(malformedCount).toBe(0);
    expect(extra?.balance?.currency).toBe('COP');
    expect(extra?.downloads?.pdf.address).toMatch(/^http/);
    expect(extra?.downloads?.xls.address).toMatch(/^http/);
  });

  test('reads the role in the signed-in user’s record', async () => {
    dealer = await signIn({ role: 'financiero' });
    const userId = String(dealer.sandbox.context().session?.user.id);
    const state = await waitForResponse(
      createRemoteStore(dealer.dataContext, personalInformationQuery, { user: userId }),
    );
    expect(state).toMatchObject({ kind: 'ready', value: { id: userId, role: 'financial' } });
  });
});

test('a new dealer’s lists are empty and do not fail', async () => {
  dealer = await signIn({ scenario: 'new-dealer' });
  const { dataContext } = dealer;
  const { client } = getDealer('new-dealer', 'colombia');
  const ordersStore = createRemoteStore(dataContext, latestOrdersQuery, { client, pageSize: 4 });
  expect(await waitForResponse(ordersStore)).toEqual({ kind: 'empty' });
  const pendingStore = createPagedStore(dataContext, pendingInvoicesQuery, { filter: {} });
  const list = await waitForState(pendingStore, ({ state }) => state.kind !== 'loading');
  expect(list.state).toEqual({ kind: 'empty' });
  const statusStore = createPagedStore(dataContext, accountStatusQuery, {
    filter: { codigo_cliente: { eq: client } },
  });
  const statusList = await waitForState(statusStore, ({ state }) => state.kind !== 'loading');
  expect(statusList.state).toEqual({ kind: 'empty' });
});

test.each([
  ['peru', 'PEN'],
  ['ecuador', 'USD'],
] as const)('the amounts of the %s store are in %s', async (store, currency) => {
  dealer = await signIn({ store });
  const state = await waitForResponse(
    createRemoteStore(dealer.dataContext, dashboardInvoicesQuery, { pageSize: 9 }),
  );
  if (state.kind !== 'ready') throw new Error(state.kind);
  expect(new Set(state.value.map(({ balance }) => balance.currency))).toEqual(new Set([currency]));
});

test('pending invoices with difficult names and malicious strings are readable', async () => {
  dealer = await signIn({ scenario: 'adversarial' });
  const pendingStore = createPagedStore(dealer.dataContext, pendingInvoicesQuery, { filter: {} });
  const list = await waitForState(pendingStore, ({ state }) => state.kind !== 'loading');
  expect(list.state.kind).toBe('ready');
  expect(list.malformedCount).toBe(0);
});

test('accepts the terms for the signed-in user', async () => {
  dealer = await signIn({ role: 'terminos' });
  const requestContext = { ...dealer.dataContext, store: 'colombia' };
  const terms = { visitorAddress: '190.85.1.20' };
  expect(await updateAssociate(requestContext, { terms })).toEqual({ kind: 'done' });
  const userId = String(dealer.sandbox.context().session?.user.id);
  const userStore = createRemoteStore(dealer.dataContext, personalInformationQuery, {
    user: userId,
  });
  expect(await waitForResponse(userStore)).toMatchObject({
    kind: 'ready',
    value: { termsAccepted: true },
  });
});

test('requests without a session are rejected as unauthorized and call onUnauthorized', async () => {
  dealer = await signIn({ role: null });
  const store = createRemoteStore(dealer.dataContext, portfolioSummaryQuery, { pageSize: 9 });
  expect(await waitForResponse(store)).toEqual({ kind: 'unauthorized' });
  expect(dealer.countUnauthorized()).toBe(1);
});

test('requests without the permission are forbidden', async () => {
  dealer = await signIn({ role: 'operativo' });
  const statusStore = createPagedStore(dealer.dataContext, accountStatusQuery, { filter: {} });
  const { state } = await waitForState(statusStore, (list) => list.state.kind !== 'loading');
  expect(state).toMatchObject({ kind: 'failed', failure: { code: 'forbidden' } });
});
