import { parseCalendarDate } from '@surtidor/domain';
import { defaultOrdersRequest, emptyOrderFilter, type OrderFilter } from '@surtidor/domain/orders';
import { describe, expect, it } from 'vitest';
import { createPagedStore } from '../shared/paged-store.ts';
import { createRemoteStore } from '../shared/remote-store.ts';
import { createMockBackend } from '../test-support/mock-backend.ts';
import { watch } from '../test-support/watch.ts';
import { orderOptionsQuery } from './order-options.ts';
import {
  fetchInvoiceByCufe,
  fetchLoadOrderPdf,
  fetchOrderDocument,
  fetchRemissionPdf,
  generateTimelinePdf,
} from './order-pdfs.ts';
import { orderTimelineQuery } from './order-timeline.ts';
import { orderTrackingQuery } from './order-tracking.ts';
import { ordersQuery } from './orders.ts';
import { toOrdersFilter } from './to-orders-filter.ts';

const parseDate = (text: string) => {
  const date = parseCalendarDate(text);
  if (date === null) throw new Error(`${text} is not a date`);
  return date;
};
const today = parseDate('2026-11-20');
const respondWith = (response: unknown) => () => response;
const isLoaded = ({ state }: { state: { kind: string } }) => state.kind !== 'loading';
const isSettled = ({ kind }: { kind: string }) => kind !== 'loading';

const row = {
  id_pedido: 7,
  num_pedido: '4500',
  num_sicom: '9300',
  estado_pedido: '5',
  estado_pedido_description: 'Despachado',
  estado_bloqueo_pedido: '0',
  fecha_pedido: '2026-11-18',
  fecha_entrega: '0000-00-00',
  valor: '1500.50',
  guia_transporte: 'TC-1',
  detalle: [
    { id_pedido_info: 1, cantidad: '2500.500', descripcion: 'Diésel', unidad_medida: 'GLN' },
    { id_pedido_info: 2, cantidad: 'mucho', cod_producto: '100' },
    null,
  ],
  entregas: [
    { num_entrega: '8001', estado_entrega: 'D', id_remision: 'RM1', valor: '' },
    { num_entrega: '', id_remision: 'RM2' },
  ],
};

describe('toOrdersFilter (spec 7)', () => {
  const getFilter = (overrides: Partial<OrderFilter>) =>
    toOrdersFilter(
      'C1',
      { ...defaultOrdersRequest, filter: { ...emptyOrderFilter, ...overrides } },
      today,
    );
  const clientFilter = { id_cliente: { eq: 'C1' } };
  const defaultDates = { fecha_pedido: { gteq: '2026-09-20', lteq: '2026-11-20' } };

  it.each<[string, Partial<OrderFilter>, object]>([
    ['no conditions', {}, defaultDates],
    ['a status', { status: '4' }, { ...defaultDates, estado_pedido: { eq: '4' } }],
    ['every status', { status: 'all' }, defaultDates],
    ['a station', { station: 'N1' }, { ...defaultDates, destino: { eq: 'N1' } }],
    ['a plant', { plant: 'P1' }, { ...defaultDates, detalle: { centro_logistico: { eq: 'P1' } } }],
    ['a request day', { orderDate: '2026-11-01' }, { fecha_pedido: { eq: '2026-11-01' } }],
    [
      'a delivery day',
      { deliveryDate: '2026-12-01' },
      { ...defaultDates, fecha_entrega: { eq: '2026-12-01' } },
    ],
    [
      'a number of either kind, of any date',
      { number: ' 45%_ ' },
      { or: { num_pedido: { like: '%45%' }, num_sicom: { like: '%45%' } } },
    ],
    ['a sort', { sortBy: 'order-number' }, defaultDates],
  ])('converts %s', (_, filter, expected) => {
    expect(getFilter(filter)).toEqual({ ...clientFilter, ...expected });
  });

  it('filters by the selected dates', () => {
    const range = { start: parseDate('2026-01-01'), end: parseDate('2026-02-01') };
    expect(toOrdersFilter('C1', { ...defaultOrdersRequest, range }, today)).toEqual({
      ...clientFilter,
      fecha_pedido: { gteq: '2026-01-01', lteq: '2026-02-01' },
    });
  });
});

const listVariables = { filter: {}, sort: 'fecha_pedido' } as const;

describe('the orders list', () => {
  it('returns orders with products and deliveries, and the list’s files', async () => {
    const pdf = { url: 'https://files.example/o.pdf', status: '1', mensaje: '' };
    const backend = createMockBackend({
      Query: {
        OrderTraceability: respondWith({ size: 1, data: [row], download: { pdf, xls: null } }),
      },
    });
    const list = await watch(createPagedStore(backend, ordersQuery, listVariables)).until(isLoaded);
    expect(list.extra?.pdf.address).toBe(pdf.url);
    expect(list.state).toMatchObject({
      kind: 'ready',
      total: 1,
      items: [
        {
          id: '7',
          number: '4500',
          deliveryDate: null,
          value: { minor: 150_050, currency: 'COP' },
          lines: [
            { id: '1', description: 'Diésel', quantity: 2500.5 },
            { id: '2', productCode: '100', quantity: null },
          ],
          deliveries: [{ number: '8001', status: 'D', remissionId: 'RM1', value: { minor: 0 } }],
        },
      ],
    });
  });

  it('reloads every page and shows the previous rows until all are loaded', async () => {
    let status = '4';
    const getPage = ({ currentPage }: { readonly [name: string]: unknown }) => ({
      size: 20,
      data: Array.from({ length: 10 }, (_, index) => ({
        ...row,
        id_pedido: Number(currentPage) * 100 + index,
        estado_pedido: status,
      })),
    });
    const backend = createMockBackend({ Query: { OrderTraceability: getPage } });
    const store = createPagedStore(backend, ordersQuery, listVariables);
    const list = watch(store);
    await list.until(isLoaded);
    store.loadMore();
    await list.until(({ state }) => state.kind === 'ready' && state.items.length === 20);
    status = '5';
    const shownCounts: number[] = [];
    const unsubscribe = store.subscribe(() => {
      const { state } = store.getState();
      if (state.kind === 'ready') shownCounts.push(state.items.length);
    });
    store.refresh();
    await list.until(
      ({ state }) =>
        state.kind === 'ready' &&
        !state.refreshing &&
        state.items.every(({ statusCode }) => statusCode === '5'),
    );
    unsubscribe();
    expect(new Set(shownCounts)).toEqual(new Set([20]));
  });

  it('returns the stations and plants that have a code', async () => {
    const backend = createMockBackend({
      Query: {
        OrderTraceability: respondWith({
          destinations: [{ codigo_destinatario: 'N1', nombre_comercial: 'EDS Norte' }, null],
          logistics_centers: [{ id: 'P1', name: null }, { id: '' }],
        }),
      },
    });
    const options = createRemoteStore(backend, orderOptionsQuery, { filter: {} });
    expect(await watch(options).until(isSettled)).toMatchObject({
      value: {
        stations: [{ id: 'N1', name: 'N1 - EDS Norte' }],
        plants: [{ id: 'P1', name: 'P1' }],
      },
    });
  });
});

describe('one order', () => {
  const trackOrder = (data: unknown) =>
    watch(
      createRemoteStore(
        createMockBackend({ Query: { OrderTracking: respondWith({ data }) } }),
        orderTrackingQuery,
        { filter: {} },
      ),
    ).until(isSettled);

  it('is returned with its number', async () => {
    expect(await trackOrder([row])).toMatchObject({
      kind: 'ready',
      value: { order: { number: '4500', trackingNumber: 'TC-1' } },
    });
  });

  it('is empty if the client has no such order', async () => {
    expect(await trackOrder([])).toEqual({ kind: 'empty' });
  });

  it('fails on an unreadable response', async () => {
    expect((await trackOrder([{ ...row, valor: 'mucho' }])).kind).toBe('failed');
    expect((await trackOrder([null])).kind).toBe('failed');
    expect((await trackOrder(null)).kind).toBe('failed');
  });

  it('keeps its history unparsed, including invalid dates', async () => {
    const event = { id_pedido_history_status: 1, type: '1', fecha_hora_evento: 'ayer' };
    const pdf = { url: 'En proceso', status: '0', mensaje: '' };
    const history = [event, null, { ...event, id_pedido_history_status: 2, download: { pdf } }];
    const backend = createMockBackend({
      Query: {
        OrderTimelineTracking: respondWith({ data: [{ ...row, historico_estados: history }] }),
      },
    });
    const order = createRemoteStore(backend, orderTimelineQuery, { filter: {} });
    expect(await watch(order).until(isSettled)).toMatchObject({
      kind: 'ready',
      value: {
        order: {
          history: [
            { id: '1', occurredAt: 'ayer', statusCode: '1', downloadUrl: '' },
            { id: '2', downloadUrl: '' },
          ],
        },
      },
    });
  });

  it.each([
    ['no order', [], 'empty'],
    ['an order without history', [{ ...row, historico_estados: null }], 'ready'],
    ['an unreadable history', [{ ...row, historico_estados: [null, {}] }], 'failed'],
    ['an unreadable order', [{ ...row, valor: 'mucho', historico_estados: [] }], 'failed'],
  ])('has a timeline that depends on the response: %s', async (_, data, kind) => {
    const backend = createMockBackend({ Query: { OrderTimelineTracking: respondWith({ data }) } });
    const order = createRemoteStore(backend, orderTimelineQuery, { filter: {} });
    expect((await watch(order).until(isSettled)).kind).toBe(kind);
  });
});

describe('the documents of an order (spec 7 and 8)', () => {
  const url = 'https://files.example/1.pdf';
  const respondWithFile = respondWith({ download: { pdf: { url, status: '1', mensaje: '' } } });
  const { client } = createMockBackend({
    Query: { Remissions: respondWithFile, OrderLoad: respondWithFile },
    Mutation: {
      getUrlInvoiceGurusoft: respondWithFile,
      generatedPDFAccountHistoryDetailsTimeLine: respondWith({ pdf: { url, status: '1' } }),
    },
  });

  it('are fetched by id', async () => {
    const found = { kind: 'url', url };
    expect(await fetchRemissionPdf(client, '8001')).toEqual(found);
    expect(await fetchLoadOrderPdf(client, 'OC1')).toEqual(found);
    expect(await fetchInvoiceByCufe(client, 'abc')).toEqual(found);
    expect(await generateTimelinePdf(client, '7')).toEqual(found);
  });

  it('are fetched with the query of their kind', async () => {
    const calls: string[] = [];
    const recordCall = (name: string) => (args: object) => {
      calls.push(`${name} ${JSON.stringify(args)}`);
      return null;
    };
    const backend = createMockBackend({
      Query: { Remissions: recordCall('remission'), OrderLoad: recordCall('load order') },
      Mutation: {
        getUrlInvoiceGurusoft: recordCall('cufe'),
        generatedPDFAccountHistoryDetailsTimeLine: recordCall('number'),
      },
    });
    const notFound = { kind: 'not-found' };
    const documents = [
      { kind: 'invoice', number: 'FE-1', cufe: 'abc' },
      { kind: 'invoice', number: 'FE-1', cufe: '' },
      { kind: 'remission', number: 'RM1', delivery: '8001' },
      { kind: 'load-order', number: 'OC1' },
    ] as const;
    for (const orderDocument of documents)
      expect(await fetchOrderDocument(backend.client, orderDocument)).toEqual(notFound);
    expect(calls).toEqual([
      'cufe {"cufe":"abc"}',
      'number {"id":"FE-1"}',
      'remission {"filter":{"numero_entrega":{"eq":"8001"}}}',
      'load order {"filter":{"id_orden_cargue":{"eq":"OC1"}}}',
    ]);
  });

  it('yield the server’s text if there is no file, and "not found" after an error', async () => {
    const respondWithoutFile = respondWith({
      download: { pdf: { url: '', status: '0', mensaje: 'Sin soporte' } },
    });
    const throwError = () => {
      throw new Error('Sin servicio');
    };
    const backend = createMockBackend({
      Query: { Remissions: respondWithoutFile, OrderLoad: throwError },
    });
    expect(await fetchRemissionPdf(backend.client, '1')).toEqual({
      kind: 'server-text',
      text: 'Sin soporte',
    });
    expect(await fetchLoadOrderPdf(backend.client, '1')).toEqual({ kind: 'not-found' });
  });
});
