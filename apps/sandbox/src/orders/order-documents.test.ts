import { beforeAll, describe, expect, it } from 'vitest';
import { invoice, manager, ordersFixture } from '../../test/orders-fixture.ts';
import { startTestBackend, type TestBackend } from '../../test/test-backend.ts';

let backend: TestBackend;
beforeAll(() => {
  backend = startTestBackend({ rows: ordersFixture });
});

describe('OrderTracking of one order', () => {
  const DETAILS = `{ OrderTracking(filter: { num_pedido: { eq: "200" } }) { data {
    valor detalle { cantidad } entregas { num_entrega valor }
    historico_estados { type download { pdf { url } } }
    download { factura { url status } remision { url } orden_cargue { url } } } } }`;

  it('returns lines, deliveries, documents and the history, oldest event first', async () => {
    const { data } = await backend.query(manager, DETAILS);
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

  it('returns null for documents that do not exist yet', async () => {
    const { data } = await backend.query(
      manager,
      `{ OrderTracking(filter: { num_pedido: { eq: "300" } }) { data {
        download { factura { url } remision { url } orden_cargue { url } } } } }`,
    );
    const noFiles = { factura: null, remision: null, orden_cargue: null };
    expect(data.OrderTracking.data[0].download).toEqual(noFiles);
  });

  it('returns the timeline with the oldest order first', async () => {
    const { data } = await backend.query(
      manager,
      '{ OrderTimelineTracking { data { num_pedido } } }',
    );
    const orderNumbers = data.OrderTimelineTracking.data.map(
      (row: { num_pedido: string }) => row.num_pedido,
    );
    expect(orderNumbers).toEqual(['100', '200', '300']);
  });
});

describe('Remissions and OrderLoad', () => {
  const createRemissionsQuery = (number: string) =>
    `{ Remissions(filter: { numero_entrega: { eq: "${number}" } }) { size download { pdf { url } } } }`;
  const createLoadOrderQuery = (number: string) =>
    `{ OrderLoad(filter: { id_orden_cargue: { eq: "${number}" } }) { size download { pdf { url } } } }`;

  it('find the client’s documents', async () => {
    const remission = await backend.query(manager, createRemissionsQuery('8001'));
    expect(remission.data.Remissions).toMatchObject({ size: 1 });
    const loadOrder = await backend.query(manager, createLoadOrderQuery('OC1'));
    expect(loadOrder.data.OrderLoad.download.pdf.url).toMatch(/^http/);
  });

  it('find nothing for another client’s number or an empty filter', async () => {
    for (const number of ['8002', '', 'no existe']) {
      const { data } = await backend.query(manager, createRemissionsQuery(number));
      expect(data.Remissions).toEqual({ size: 0, download: null });
    }
    const { data } = await backend.query(manager, createLoadOrderQuery('OC2'));
    expect(data.OrderLoad).toEqual({ size: 0, download: null });
  });
});
