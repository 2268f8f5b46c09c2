import { beforeAll, describe, expect, it } from 'vitest';
import { invoice, manager, ordersFixture } from '../../test/orders-fixture.ts';
import { startTestBackend, type TestBackend } from '../../test/test-backend.ts';

let backend: TestBackend;
beforeAll(() => {
  backend = startTestBackend({ rows: ordersFixture });
});

describe('one order', () => {
  const details = `{ OrderTracking(filter: { num_pedido: { eq: "200" } }) { data {
    valor detalle { cantidad } entregas { num_entrega valor }
    historico_estados { type download { pdf { url } } }
    download { factura { url status } remision { url } orden_cargue { url } } } } }`;

  it('has lines, deliveries, history (oldest first) and documents', async () => {
    const { data } = await backend.query(manager, details);
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

  it('has no documents before they exist', async () => {
    const { data } = await backend.query(
      manager,
      `{ OrderTracking(filter: { num_pedido: { eq: "300" } }) { data {
        download { factura { url } remision { url } orden_cargue { url } } } } }`,
    );
    const none = { factura: null, remision: null, orden_cargue: null };
    expect(data.OrderTracking.data[0].download).toEqual(none);
  });

  it('is listed oldest first in the timeline', async () => {
    const { data } = await backend.query(
      manager,
      '{ OrderTimelineTracking { data { num_pedido } } }',
    );
    const found = data.OrderTimelineTracking.data.map(
      (row: { num_pedido: string }) => row.num_pedido,
    );
    expect(found).toEqual(['100', '200', '300']);
  });
});

describe('documents of deliveries', () => {
  const remissions = (number: string) =>
    `{ Remissions(filter: { numero_entrega: { eq: "${number}" } }) { size download { pdf { url } } } }`;
  const loadOrders = (number: string) =>
    `{ OrderLoad(filter: { id_orden_cargue: { eq: "${number}" } }) { size download { pdf { url } } } }`;

  it('are found for the client', async () => {
    const remission = await backend.query(manager, remissions('8001'));
    expect(remission.data.Remissions).toMatchObject({ size: 1 });
    const load = await backend.query(manager, loadOrders('OC1'));
    expect(load.data.OrderLoad.download.pdf.url).toMatch(/^http/);
  });

  it('are not found for another client or an empty query', async () => {
    for (const number of ['8002', '', 'no existe']) {
      const { data } = await backend.query(manager, remissions(number));
      expect(data.Remissions).toEqual({ size: 0, download: null });
    }
    const { data } = await backend.query(manager, loadOrders('OC2'));
    expect(data.OrderLoad).toEqual({ size: 0, download: null });
  });
});
