import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts';
import {
  aClient,
  aDelivery,
  anInvoice,
  anOrder,
  anOrderEvent,
  aUser,
} from '../worlds/builders/index.ts';
import { testIds, testScene, testWorld } from '../worlds/testing/test-scene.ts';

const ids = testIds();
const mine = testScene('colombia', 'lively', ids);
const other = testScene('colombia', 'new-dealer', ids);

const boss = aUser(mine, 'legal-representative', { email: 'jefe@mia.example' });
const basic = aUser(mine, 'basic', { email: 'basico@mia.example' });
const money = aUser(mine, 'financial', { email: 'finanzas@mia.example' });
const stranger = aUser(other, 'legal-representative', { email: 'jefe@otra.example' });

const invoice = anInvoice(mine, { num_factura: 'FEV-1', importe: 12_345_00 });
const north = { destino: 'N1', nombre_destino: 'EDS Norte' };
const south = { destino: 'S1', nombre_destino: 'EDS Sur' };

const requested = anOrder(mine, '1', {
  ...north,
  num_pedido: '100',
  num_sicom: '9300',
  fecha_pedido: '2026-06-10',
  fecha_entrega: '2026-06-12',
});
const billed = anOrder(mine, '4', {
  ...south,
  num_pedido: '200',
  num_sicom: '9200',
  fecha_pedido: '2026-06-11',
  fecha_entrega: '2026-06-13',
  num_factura: 'FEV-1',
  cufe: invoice.cufe ?? null,
  valor: 12_345_00,
});
const sent = anOrder(mine, '-1.5', {
  ...north,
  num_pedido: '300',
  num_sicom: '9100',
  fecha_pedido: '2026-06-12',
});
const foreign = anOrder(other, '1', { ...north, num_pedido: '100', fecha_pedido: '2026-06-10' });
const delivery = aDelivery(mine, billed, {
  num_entrega: '8001',
  id_remision: 'RM1',
  id_orden_cargue: 'OC1',
});
const foreignDelivery = aDelivery(other, foreign, {
  num_entrega: '8002',
  id_remision: 'RM2',
  id_orden_cargue: 'OC2',
});

const line = (order: number, plant: string) => ({
  id_pedido: order,
  cantidad: 2_500_500,
  centro_logistico: plant,
  nombre_centro_logistico: `Planta ${plant}`,
  cod_producto: '100010',
  descripcion: 'Gasolina corriente',
  unidad_medida: 'GLN',
});

const world = testWorld({
  clients: [aClient(mine), aClient(other)],
  users: [boss, basic, money, stranger],
  documents: [invoice],
  orders: [requested, billed, sent, foreign],
  orderLines: [
    line(requested.id_pedido, 'P1'),
    line(billed.id_pedido, 'P2'),
    line(foreign.id_pedido, 'P9'),
  ],
  orderHistory: [
    anOrderEvent(mine, billed, '4', '2026-06-11 16:00:00', {
      id_factura: String(invoice.id_histocta_detalle),
      cufe: invoice.cufe ?? null,
    }),
    anOrderEvent(mine, billed, '3', '2026-06-11 12:00:00', {
      id_remision: 'RM1',
      id_orden_cargue: 'OC1',
    }),
    anOrderEvent(mine, billed, '2', '2026-06-11 09:00:00', { id_orden_cargue: 'OC1' }),
    anOrderEvent(mine, billed, '1', '2026-06-11 08:00:00'),
  ],
  orderDeliveries: [delivery, foreignDelivery],
});

let backend: TestBackend;
beforeAll(() => {
  backend = startTestBackend({ world });
});

const list = `query ($filter: PedidosFilterInput, $pageSize: Int, $currentPage: Int, $sortField: PedidosSortField) {
  OrderTraceability(filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sortField: $sortField) {
    size data { num_pedido } } }`;

const numbers = async (variables: Record<string, unknown>): Promise<string[]> => {
  const { data } = await backend.ask(boss, list, variables);
  return data.OrderTraceability.data.map((row: { num_pedido: string }) => row.num_pedido);
};

describe('the orders list', () => {
  it('shows the client’s own orders, newest first, whatever else there is', async () => {
    expect(await numbers({})).toEqual(['300', '200', '100']);
  });

  it.each([
    ['status', { estado_pedido: { eq: '-1.5' } }, ['300']],
    ['several statuses', { estado_pedido: { in: ['1,4'] } }, ['200', '100']],
    ['destination', { destino: { eq: 'N1' } }, ['300', '100']],
    ['day', { fecha_pedido: { eq: '2026-06-11' } }, ['200']],
    ['range of days', { fecha_pedido: { gteq: '2026-06-10', lteq: '2026-06-11' } }, ['200', '100']],
    ['upper bound given as an instant', { fecha_pedido: { lteq: '2026-06-10 23:59:59' } }, ['100']],
    ['delivery day', { fecha_entrega: { eq: '2026-06-12' } }, ['100']],
    [
      'either number',
      { or: { num_pedido: { eq: '200' }, num_sicom: { eq: '9300' } } },
      ['200', '100'],
    ],
    ['one of the numbers', { or: { num_pedido: { like: '30' } } }, ['300']],
    ['plant', { detalle: { centro_logistico: { eq: 'P2' } } }, ['200']],
    ['plant of another client', { detalle: { centro_logistico: { eq: 'P9' } } }, []],
    ['requester', { solicitante: { eq: mine.client } }, ['300', '200', '100']],
    [
      'everything at once',
      {
        destino: { eq: 'N1' },
        estado_pedido: { eq: '1' },
        or: { num_pedido: { eq: '100' } },
        detalle: { centro_logistico: { eq: 'P1' } },
      },
      ['100'],
    ],
    ['empty values', { estado_pedido: { eq: '' }, or: {}, detalle: {} }, ['300', '200', '100']],
  ])('filters by %s', async (_name, filter, expected) => {
    expect(await numbers({ filter })).toEqual(expected);
  });

  it.each([
    ['num_pedido', ['300', '200', '100']],
    ['num_sicom', ['100', '200', '300']],
    ['fecha_pedido', ['300', '200', '100']],
  ])('sorts by %s, descending', async (sortField, expected) => {
    expect(await numbers({ sortField })).toEqual(expected);
  });

  it('pages without repeating or losing a row, and counts all of them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), async (pageSize) => {
        const pages = [];
        for (let currentPage = 1; currentPage <= 4; currentPage += 1) {
          pages.push(...(await numbers({ pageSize, currentPage })));
        }
        expect(pages).toEqual(['300', '200', '100']);
      }),
      { numRuns: 10 },
    );
    const { data } = await backend.ask(boss, list, { pageSize: 1 });
    expect(data.OrderTraceability.size).toBe(3);
  });

  it('refuses another client’s code, a date that does not exist and a page that cannot be', async () => {
    const asked = async (variables: Record<string, unknown>) =>
      (await backend.ask(boss, list, variables)).codes;
    expect(await asked({ filter: { id_cliente: { eq: other.client } } })).toEqual(['FORBIDDEN']);
    expect(await asked({ filter: { fecha_pedido: { eq: '2026-02-31' } } })).toEqual([
      'INVALID_INPUT',
    ]);
    expect(await asked({ pageSize: 0 })).toEqual(['INVALID_INPUT']);
  });

  it('treats a filter as text, never as SQL', async () => {
    expect(await numbers({ filter: { destino: { eq: "N1' or '1'='1" } } })).toEqual([]);
    expect(await numbers({ filter: { or: { num_pedido: { like: '%' } } } })).toEqual([
      '300',
      '200',
      '100',
    ]);
  });

  it('offers only what occurs in the client’s orders', async () => {
    const { data } = await backend.ask(
      boss,
      `{ OrderTraceability { destinations { codigo_destinatario nombre_comercial }
         logistics_centers { id } statusItems { id } edsItems { name } sortByItems { id } } }`,
    );
    expect(data.OrderTraceability).toEqual({
      destinations: [
        { codigo_destinatario: 'N1', nombre_comercial: 'EDS Norte' },
        { codigo_destinatario: 'S1', nombre_comercial: 'EDS Sur' },
      ],
      logistics_centers: [{ id: 'P1' }, { id: 'P2' }],
      statusItems: [{ id: '1' }, { id: '4' }, { id: '5' }, { id: '6' }],
      edsItems: [{ name: 'N1 - EDS Norte' }, { name: 'S1 - EDS Sur' }],
      sortByItems: [{ id: 'num_pedido' }, { id: 'num_sicom' }, { id: 'fecha_pedido' }],
    });
  });
});

describe('one order', () => {
  const details = `{ OrderTracking(filter: { num_pedido: { eq: "200" } }) { data {
    valor detalle { cantidad } entregas { num_entrega valor }
    historico_estados { type download { pdf { url } } }
    download { factura { url status } remision { url } orden_cargue { url } } } } }`;

  it('brings its lines, deliveries, history from the oldest and its papers', async () => {
    const { data } = await backend.ask(boss, details);
    const [order] = data.OrderTracking.data;
    expect(order.valor).toBe('12345.00');
    expect(order.detalle).toEqual([{ cantidad: '2500.500' }]);
    expect(order.entregas).toEqual([{ num_entrega: '8001', valor: '12345.00' }]);
    expect(order.historico_estados.map((event: { type: string }) => event.type)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    const links = order.historico_estados.map(
      (event: { download: { pdf: { url: string } | null } }) => event.download.pdf?.url ?? null,
    );
    expect(links).toEqual([
      null,
      expect.stringContaining('load-order/OC1'),
      expect.stringContaining('remission/8001'),
      expect.stringContaining(`document/${invoice.id}`),
    ]);
    expect(order.download.factura).toMatchObject({ status: '1' });
    expect(order.download.remision.url).toMatch(/^http/);
  });

  it('has no papers before they exist', async () => {
    const { data } = await backend.ask(
      boss,
      `{ OrderTracking(filter: { num_pedido: { eq: "300" } }) { data {
        download { factura { url } remision { url } orden_cargue { url } } } } }`,
    );
    const none = { factura: null, remision: null, orden_cargue: null };
    expect(data.OrderTracking.data[0].download).toEqual(none);
  });

  it('is listed oldest first in the timeline', async () => {
    const { data } = await backend.ask(boss, '{ OrderTimelineTracking { data { num_pedido } } }');
    const found = data.OrderTimelineTracking.data.map(
      (row: { num_pedido: string }) => row.num_pedido,
    );
    expect(found).toEqual(['100', '200', '300']);
  });
});

describe('papers of deliveries', () => {
  const remissions = (number: string) =>
    `{ Remissions(filter: { numero_entrega: { eq: "${number}" } }) { size download { pdf { url } } } }`;
  const loadOrders = (number: string) =>
    `{ OrderLoad(filter: { id_orden_cargue: { eq: "${number}" } }) { size download { pdf { url } } } }`;

  it('finds the client’s own', async () => {
    const remission = await backend.ask(boss, remissions('8001'));
    expect(remission.data.Remissions).toMatchObject({ size: 1 });
    const load = await backend.ask(boss, loadOrders('OC1'));
    expect(load.data.OrderLoad.download.pdf.url).toMatch(/^http/);
  });

  it('finds nothing of another client, nothing for an empty question', async () => {
    for (const number of ['8002', '', 'no existe']) {
      const { data } = await backend.ask(boss, remissions(number));
      expect(data.Remissions).toEqual({ size: 0, download: null });
    }
    const { data } = await backend.ask(boss, loadOrders('OC2'));
    expect(data.OrderLoad).toEqual({ size: 0, download: null });
  });
});

describe('who may see orders', () => {
  it('is refused without the permission, without a session, and allowed to support', async () => {
    expect((await backend.ask(money, '{ OrderTracking { size } }')).codes).toEqual(['FORBIDDEN']);
    expect((await backend.ask(null, '{ OrderTracking { size } }')).messages).toEqual([
      "The current customer isn't authorized.",
    ]);
    const support = { email: boss.email, support: true };
    expect((await backend.ask(support, '{ OrderTracking { size } }')).data.OrderTracking.size).toBe(
      3,
    );
  });

  it('shows the dashboard’s latest orders to who only has the dashboard', async () => {
    expect((await backend.ask(basic, list)).data.OrderTraceability.size).toBe(3);
  });

  it('shows the other client its own order only', async () => {
    const { data } = await backend.ask(stranger, list);
    expect(data.OrderTraceability).toEqual({ size: 1, data: [{ num_pedido: '100' }] });
  });
});
