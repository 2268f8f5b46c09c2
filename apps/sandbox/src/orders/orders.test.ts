import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  basicUser,
  financialUser,
  invoice,
  manager,
  northUser,
  ordersFixture,
  otherCompanyUser,
  otherContext,
  ownContext,
} from '../../test/orders-fixture.ts';
import { startTestBackend, type TestBackend } from '../../test/test-backend.ts';

let backend: TestBackend;
beforeAll(() => {
  backend = startTestBackend({ rows: ordersFixture });
});

const LIST = `query ($filter: PedidosFilterInput, $pageSize: Int, $currentPage: Int, $sortField: PedidosSortField) {
  OrderTraceability(filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sortField: $sortField) {
    size data { num_pedido } } }`;

const fetchNumbers = async (variables: Record<string, unknown>): Promise<string[]> => {
  const { data } = await backend.query(manager, LIST, variables);
  return data.OrderTraceability.data.map((row: { num_pedido: string }) => row.num_pedido);
};

describe('OrderTraceability', () => {
  it('returns only the client’s orders, newest first', async () => {
    expect(await fetchNumbers({})).toEqual(['300', '200', '100']);
  });

  it.each([
    ['status', { estado_pedido: { eq: '-1.5' } }, ['300']],
    ['several statuses', { estado_pedido: { in: ['1,4'] } }, ['200', '100']],
    ['destination', { destino: { eq: 'N1' } }, ['300', '100']],
    ['day', { fecha_pedido: { eq: '2026-06-11' } }, ['200']],
    ['range of days', { fecha_pedido: { gteq: '2026-06-10', lteq: '2026-06-11' } }, ['200', '100']],
    ['timestamp as an upper bound', { fecha_pedido: { lteq: '2026-06-10 23:59:59' } }, ['100']],
    ['delivery day', { fecha_entrega: { eq: '2026-06-12' } }, ['100']],
    [
      'order number or SICOM number',
      { or: { num_pedido: { eq: '200' }, num_sicom: { eq: '9300' } } },
      ['200', '100'],
    ],
    ['part of the order number', { or: { num_pedido: { like: '30' } } }, ['300']],
    ['plant', { detalle: { centro_logistico: { eq: 'P2' } } }, ['200']],
    ['another client’s plant', { detalle: { centro_logistico: { eq: 'P9' } } }, []],
    ['requester', { solicitante: { eq: ownContext.client } }, ['300', '200', '100']],
    [
      'all fields',
      {
        destino: { eq: 'N1' },
        estado_pedido: { eq: '1' },
        or: { num_pedido: { eq: '100' } },
        detalle: { centro_logistico: { eq: 'P1' } },
      },
      ['100'],
    ],
    ['no empty field', { estado_pedido: { eq: '' }, or: {}, detalle: {} }, ['300', '200', '100']],
  ])('filters by %s', async (_name, filter, expected) => {
    expect(await fetchNumbers({ filter })).toEqual(expected);
  });

  it.each([
    ['num_pedido', ['300', '200', '100']],
    ['num_sicom', ['100', '200', '300']],
    ['fecha_pedido', ['300', '200', '100']],
  ])('sorts by %s, descending', async (sortField, expected) => {
    expect(await fetchNumbers({ sortField })).toEqual(expected);
  });

  it('returns every order once across pages and the total count', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), async (pageSize) => {
        const orderNumbers = [];
        for (let currentPage = 1; currentPage <= 4; currentPage += 1) {
          orderNumbers.push(...(await fetchNumbers({ pageSize, currentPage })));
        }
        expect(orderNumbers).toEqual(['300', '200', '100']);
      }),
      { numRuns: 10 },
    );
    const { data } = await backend.query(manager, LIST, { pageSize: 1 });
    expect(data.OrderTraceability.size).toBe(3);
  });

  it('rejects another client’s code, an invalid date and an invalid page', async () => {
    const fetchCodes = async (variables: Record<string, unknown>) =>
      (await backend.query(manager, LIST, variables)).codes;
    expect(await fetchCodes({ filter: { id_cliente: { eq: otherContext.client } } })).toEqual([
      'FORBIDDEN',
    ]);
    expect(await fetchCodes({ filter: { fecha_pedido: { eq: '2026-02-31' } } })).toEqual([
      'INVALID_INPUT',
    ]);
    expect(await fetchCodes({ pageSize: 0 })).toEqual(['INVALID_INPUT']);
  });

  it('does not interpret filter values as SQL or wildcards', async () => {
    expect(await fetchNumbers({ filter: { destino: { eq: "N1' or '1'='1" } } })).toEqual([]);
    expect(await fetchNumbers({ filter: { or: { num_pedido: { like: '%' } } } })).toEqual([
      '300',
      '200',
      '100',
    ]);
  });

  it('returns downloads of the filtered list', async () => {
    const fetchDownloads = async (filter: object) =>
      (
        await backend.query(
          manager,
          `query ($filter: PedidosFilterInput) { OrderTraceability(filter: $filter, pageSize: 1) {
             download { pdf { url mensaje } xls { url } } } }`,
          { filter },
        )
      ).data.OrderTraceability.download;
    const downloads = await fetchDownloads({ destino: { eq: 'N1' } });
    expect(downloads.pdf.url).toContain('orders');
    expect(downloads.pdf.url).toContain('N1');
    expect(downloads.xls.url).toMatch(/^http/);
    const emptyDownloads = await fetchDownloads({ destino: { eq: 'N9' } });
    expect(emptyDownloads.pdf).toEqual({ url: '', mensaje: 'No hay datos para descargar.' });
  });

  it('returns filter options derived from the client’s orders', async () => {
    const { data } = await backend.query(
      manager,
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

describe('access to orders', () => {
  it('requires a session and the permission, and allows support sessions', async () => {
    expect((await backend.query(financialUser, '{ OrderTracking { size } }')).codes).toEqual([
      'FORBIDDEN',
    ]);
    expect((await backend.query(null, '{ OrderTracking { size } }')).messages).toEqual([
      "The current customer isn't authorized.",
    ]);
    const support = { email: manager.email, support: true };
    expect(
      (await backend.query(support, '{ OrderTracking { size } }')).data.OrderTracking.size,
    ).toBe(3);
  });

  it('rejects users who only have the dashboard permission', async () => {
    expect((await backend.query(basicUser, LIST)).codes).toEqual(['FORBIDDEN']);
  });

  it.each(['OrderTraceability', 'OrderTracking', 'OrderTimelineTracking'])(
    '%s returns only orders of assigned stations',
    async (field) => {
      const source = `{ ${field} { size data { num_pedido }
        destinations { codigo_destinatario } plantsItems { id } } }`;
      const { data } = await backend.query(northUser, source);
      const orderNumbers: string[] = data[field].data.map(
        (order: { num_pedido: string }) => order.num_pedido,
      );
      expect([...orderNumbers].sort()).toEqual(['100', '300']);
      expect(data[field]).toMatchObject({
        size: 2,
        destinations: [{ codigo_destinatario: 'N1' }],
        plantsItems: [{ id: 'P1' }],
      });
    },
  );

  it('returns no document and no order of a station that is not assigned', async () => {
    const { data } = await backend.query(
      northUser,
      `mutation {
        number: generatedPDFAccountHistoryDetailsTimeLine(id: "FEV-1") { pdf { url } }
        cufe: getUrlInvoiceGurusoft(cufe: "${invoice.cufe}") { download { pdf { url } } }
      }`,
    );
    expect(data).toEqual({
      number: { pdf: { url: '' } },
      cufe: { download: { pdf: { url: '' } } },
    });
    const response = await backend.query(
      northUser,
      `{ OrderTracking(filter: { num_pedido: { eq: "200" } }) { size }
         Remissions(filter: { numero_entrega: { eq: "8001" } }) { size }
         OrderLoad(filter: { id_orden_cargue: { eq: "OC1" } }) { size } }`,
    );
    expect(response.data).toEqual({
      OrderTracking: { size: 0 },
      Remissions: { size: 0 },
      OrderLoad: { size: 0 },
    });
  });

  it('returns only its own order to another client', async () => {
    const { data } = await backend.query(otherCompanyUser, LIST);
    expect(data.OrderTraceability).toEqual({ size: 1, data: [{ num_pedido: '100' }] });
  });
});
