import type { OperationVariables } from '@apollo/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { allDestinationsQuery } from '../associates/all-destinations.ts';
import { associatesQuery } from '../associates/associates.ts';
import { departmentsQuery } from '../associates/departments.ts';
import { destinationsQuery } from '../associates/destinations.ts';
import { documentTypesQuery } from '../associates/document-types.ts';
import { rolesAccessQuery } from '../associates/roles-access.ts';
import { sandboxProfile } from '../backend-profile/index.ts';
import { salesCertificatesQuery } from '../certificates/sales-certificates.ts';
import { createSurtidorClient } from '../client/create-client.ts';
import { compensableDocumentsQuery } from '../compensations/compensable-documents.ts';
import { compensationsQuery } from '../compensations/compensations.ts';
import { latestNewsQuery } from '../content/latest-news.ts';
import { newsPostQuery } from '../content/news-post.ts';
import { accountHistoryQuery, oldestFirstHistoryQuery } from '../invoices/account-history.ts';
import { accountStatusQuery } from '../invoices/account-status.ts';
import { dashboardInvoicesQuery } from '../invoices/dashboard-documents.ts';
import { documentClassesQuery } from '../invoices/document-classes.ts';
import { pendingInvoicesQuery } from '../invoices/pending-invoices.ts';
import { deliveriesQuery } from '../orders/deliveries.ts';
import { latestOrdersQuery } from '../orders/latest-orders.ts';
import { orderTimelineQuery } from '../orders/order-timeline.ts';
import { orderTrackingQuery } from '../orders/order-tracking.ts';
import { ordersQuery } from '../orders/orders.ts';
import { rolesQuery } from '../session/roles.ts';
import { createFakeFetch } from '../test-support/fake-fetch.ts';
import { colombia } from '../test-support/mock-backend.ts';
import { watch } from '../test-support/watch.ts';
import { clientVouchersQuery } from '../vouchers/client-vouchers.ts';
import { voucherConfigQuery } from '../vouchers/voucher-config.ts';
import type { PagedQuery, PageVariables } from './paged-query.ts';
import { createPagedStore, type ListVariables } from './paged-store.ts';
import type { RemoteQuery } from './remote-query.ts';
import { createRemoteStore, type DataContext } from './remote-store.ts';

const createContext = (data: object): DataContext => {
  const { fetch } = createFakeFetch(() => Response.json({ data }));
  const client = createSurtidorClient({
    uri: '/graphql',
    product: 'Surtidor',
    backendProfile: sandboxProfile,
    onUnauthorized: () => undefined,
    fetch,
  });
  return { client, storeContext: colombia, backendProfile: sandboxProfile };
};

/** Returns a function that resolves with the final kind of a query's state. */
const remote =
  <TData, TVariables extends OperationVariables, TValue>(
    query: RemoteQuery<TData, TVariables, TValue>,
  ) =>
  async (data: object) => {
    // The response does not depend on the variables.
    const store = createRemoteStore(createContext(data), query, {} as TVariables);
    return (await watch(store).until(({ kind }) => kind !== 'loading')).kind;
  };

/** Returns a function that resolves with the final kind of a paged list's state. */
const paged =
  <TData, TVariables extends PageVariables, TItem, TExtra>(
    query: PagedQuery<TData, TVariables, TItem, TExtra>,
  ) =>
  async (data: object) => {
    const store = createPagedStore(createContext(data), query, {} as ListVariables<TVariables>);
    return (await watch(store).until(({ state }) => state.kind !== 'loading')).state.kind;
  };

const createDocuments = (items: unknown) => ({ documentos: { total_count: 37, items } });
const createAccount = (lines: unknown) => ({
  data: [{ subtotal: '1500000', sizeDetails: 12, lines }],
  download: null,
});
const createOrders = (data: unknown) => ({ OrderTraceability: { size: 37, data } });
const createDestinations = (items: unknown) => ({ listarDestinatarios: { items } });
const createPosts = (items: unknown) => ({ mpBlogPosts: { items } });

const lists = [
  ['dashboard invoices', remote(dashboardInvoicesQuery), createDocuments],
  ['pending invoices', paged(pendingInvoicesQuery), createDocuments],
  ['compensable documents', paged(compensableDocumentsQuery), createDocuments],
  [
    'account status',
    paged(accountStatusQuery),
    (lines: unknown) => ({ AccountStatus: createAccount(lines) }),
  ],
  [
    'account history',
    paged(accountHistoryQuery),
    (lines: unknown) => ({ AccountHistory: createAccount(lines) }),
  ],
  [
    'account history, oldest first',
    paged(oldestFirstHistoryQuery),
    (lines: unknown) => ({ AccountStatusHistory: createAccount(lines) }),
  ],
  [
    'compensations',
    paged(compensationsQuery),
    (items: unknown) => ({ listarCompensaciones: { items } }),
  ],
  ['orders', paged(ordersQuery), createOrders],
  ['deliveries', paged(deliveriesQuery), createOrders],
  ['latest orders', remote(latestOrdersQuery), createOrders],
  ['one order', remote(orderTrackingQuery), (data: unknown) => ({ OrderTracking: { data } })],
  [
    'the order of a timeline',
    remote(orderTimelineQuery),
    (data: unknown) => ({ OrderTimelineTracking: { data } }),
  ],
  ['vouchers', remote(clientVouchersQuery), (getBonosProducto: unknown) => ({ getBonosProducto })],
  [
    'voucher uses',
    remote(voucherConfigQuery),
    (usos: unknown) => ({ getBonosProductoConfig: { usos, montos: [] } }),
  ],
  [
    'certificates',
    paged(salesCertificatesQuery),
    (items: unknown) => ({ listarCertificadoVenta: { items } }),
  ],
  [
    'document classes',
    remote(documentClassesQuery),
    (ClassDocuments: unknown) => ({ ClassDocuments }),
  ],
  ['latest news', remote(latestNewsQuery), createPosts],
  ['one post', remote(newsPostQuery), createPosts],
  ['associates', paged(associatesQuery), (items: unknown) => ({ usuariosCliente: { items } })],
  ['destinations', paged(destinationsQuery), createDestinations],
  ['all destinations', remote(allDestinationsQuery), createDestinations],
  ['roles', remote(rolesQuery), (rolesCliente: unknown) => ({ rolesCliente })],
  ['role permissions', remote(rolesAccessQuery), (rolesCliente: unknown) => ({ rolesCliente })],
  ['departments', remote(departmentsQuery), (listarDeptos: unknown) => ({ listarDeptos })],
  [
    'document types',
    remote(documentTypesQuery),
    (listadoTiposDocumentos: unknown) => ({ listadoTiposDocumentos }),
  ],
] as const;

// Silences Apollo's warnings about missing fields.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe.each(lists)('the list of %s', (_, load, createData) => {
  test.each([
    ['null', null],
    ['not a list', 'x'],
    ['a list of unreadable rows', [null, {}]],
  ])('is a failure if the response has %s', async (_name, rows) => {
    expect(await load(createData(rows))).toBe('failed');
  });

  test('is empty if the response has a list without rows', async () => {
    expect(await load(createData([]))).toBe('empty');
  });
});
