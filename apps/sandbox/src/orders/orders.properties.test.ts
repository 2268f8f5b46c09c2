import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import { NOON, TODAY } from '../../test/tiny-fixture.ts';
import type { RowOf } from '../database/define-table.ts';
import type { Tables } from '../database/tables/index.ts';
import { buildScenario, getEmail } from '../scenarios/index.ts';
import { addDays } from '../shared/time.ts';

type Order = RowOf<Tables['orders']>;

const manager = { email: getEmail('representante') };
let backend: TestBackend;
let orders: (Order & { readonly plants: readonly string[] })[];

beforeAll(async () => {
  backend = startTestBackend({ rows: await buildScenario({ scenario: 'typical', now: NOON }) });
  orders = backend.db.all<Order>('select * from orders').map((order) => ({
    ...order,
    plants: backend.db
      .all<{ plant: string }>(
        'select centro_logistico as plant from order_lines where id_pedido = :id',
        { id: order.id_pedido },
      )
      .map(({ plant }) => plant),
  }));
});

const statuses = ['-2', '-1.5', '-1', '1', '2', '3', '4', '5', '6', '7', '9', '42'];
const date = fc.integer({ min: -500, max: 5 }).map((days) => addDays(TODAY, days));
const filters = fc.record(
  {
    status: fc.uniqueArray(fc.constantFrom(...statuses), { minLength: 1 }),
    from: date,
    to: date,
    plant: fc.constantFrom('P101', 'P102', 'P103', 'P104', 'P999'),
    station: fc.nat(24),
    number: fc.constantFrom('4010', '7100', '01', '55', 'x'),
  },
  { requiredKeys: [] },
);

const QUERY = `query ($filter: PedidosFilterInput, $pageSize: Int, $currentPage: Int) {
  OrderTraceability(filter: $filter, pageSize: $pageSize, currentPage: $currentPage) {
    size data { id_pedido } } }`;

/** Filters and sorts all orders in memory. */
function getExpectedIds(
  filter: Partial<Record<'from' | 'to' | 'plant' | 'number' | 'destino', string>> & {
    status?: string[];
  },
) {
  return orders
    .filter(
      (order) =>
        (filter.status === undefined || filter.status.includes(order.estado_pedido)) &&
        (filter.from === undefined || order.fecha_pedido >= filter.from) &&
        (filter.to === undefined || order.fecha_pedido <= filter.to) &&
        (filter.destino === undefined || order.destino === filter.destino) &&
        (filter.plant === undefined || order.plants.includes(filter.plant)) &&
        (filter.number === undefined ||
          order.num_pedido.includes(filter.number) ||
          (order.num_sicom ?? '').includes(filter.number)),
    )
    .sort((a, b) => b.fecha_pedido.localeCompare(a.fecha_pedido) || b.id_pedido - a.id_pedido)
    .map((order) => order.id_pedido);
}

describe('OrderTraceability', () => {
  it('returns the same orders and total as a filter in memory', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.integer({ min: 1, max: 60 }), async (values, pageSize) => {
        const destino = values.station === undefined ? undefined : orders[values.station]?.destino;
        const expectedIds = getExpectedIds({
          ...values,
          ...(destino === undefined ? {} : { destino }),
        });
        const filter = {
          estado_pedido: { in: values.status },
          fecha_pedido: { gteq: values.from, lteq: values.to },
          destino: { eq: destino },
          detalle: { centro_logistico: { eq: values.plant } },
          or: { num_pedido: { like: values.number }, num_sicom: { like: values.number } },
        };
        const ids: number[] = [];
        for (let currentPage = 1; ; currentPage += 1) {
          const { data } = await backend.query(manager, QUERY, { filter, pageSize, currentPage });
          const page: { id_pedido: number }[] = data.OrderTraceability.data;
          expect(data.OrderTraceability.size).toBe(expectedIds.length);
          ids.push(...page.map((row) => row.id_pedido));
          if (page.length < pageSize) break;
        }
        expect(ids).toEqual(expectedIds);
      }),
      { numRuns: 150 },
    );
  });
});
