import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../test/days.ts';
import { aTestOrder } from '../../test/fixtures/order.ts';
import { property } from '../../test/property.ts';
import { getOrderQuantities } from './order-quantities.ts';
import type { Order, OrderLine } from './types.ts';

const aLine = (overrides: Partial<OrderLine> = {}): OrderLine => ({
  ...{ id: '1', productCode: '100030', description: 'Diésel', plantCode: '', plantName: '' },
  quantity: 2500.5,
  unit: 'GLN',
  ...overrides,
});

const anOrder = (overrides: Partial<Order> = {}): Order =>
  aTestOrder({
    orderDate: day('2026-11-18'),
    destinationCode: 'S1',
    destinationName: 'Norte',
    lines: [aLine()],
    ...overrides,
  });

describe('getOrderQuantities', () => {
  it('adds up the same product, station and month', () => {
    const { rows } = getOrderQuantities(
      [
        anOrder(),
        anOrder({ orderDate: day('2026-11-01') }),
        anOrder({ orderDate: day('2026-10-31') }),
      ],
      'rejected',
    );
    expect(rows).toEqual([
      {
        month: '2026-11-01',
        stationCode: 'S1',
        stationName: 'Norte',
        productCode: '100030',
        productName: 'Diésel',
        quantity: { thousandths: 5_001_000, unit: 'GLN' },
      },
      expect.objectContaining({
        month: '2026-10-01',
        quantity: { thousandths: 2_500_500, unit: 'GLN' },
      }),
    ]);
  });

  it.each([
    [{ rejected: true }, 'rejected', 0],
    [{ statusCode: '6' }, 'rejected', 0],
    [{ statusCode: '6', rejected: true }, 'delivered', 1],
    [{ locked: true }, 'rejected', 1],
  ] as const)('counts the order %j if status 6 is %s: %i', (overrides, statusSix, count) => {
    expect(getOrderQuantities([anOrder(overrides)], statusSix).rows).toHaveLength(count);
  });

  it('counts products without a quantity, which are in no row', () => {
    const order = anOrder({ lines: [aLine({ quantity: null }), aLine()] });
    const { rows, unreadableCount } = getOrderQuantities([order], 'rejected');
    expect(unreadableCount).toBe(1);
    expect(rows.map(({ quantity }) => quantity.thousandths)).toEqual([2_500_500]);
  });

  it('never adds different units', () => {
    const order = anOrder({ lines: [aLine(), aLine({ unit: 'CJ', quantity: 3 })] });
    expect(getOrderQuantities([order], 'rejected').totals).toEqual([
      { thousandths: 3000, unit: 'CJ' },
      { thousandths: 2_500_500, unit: 'GLN' },
    ]);
  });
});

const anyThousandths = fc.integer({ min: 0, max: 50_000_000 });

const anyOrders = fc.array(
  fc.record({
    lines: fc.array(
      fc.tuple(anyThousandths, fc.constantFrom('A', 'B'), fc.constantFrom('GLN', 'CJ')),
      { maxLength: 4 },
    ),
    month: fc.integer({ min: 1, max: 4 }),
    station: fc.constantFrom('S1', 'S2'),
    rejected: fc.boolean(),
  }),
  { maxLength: 10 },
);

property(
  'the rows, products, stations and months each add up to what was ordered',
  [anyOrders],
  (some) => {
    const orders = some.map(({ lines, month, station, rejected }) =>
      anOrder({
        orderDate: day(`2026-0${month}-15`),
        destinationCode: station,
        rejected,
        lines: lines.map(([thousandths, productCode, unit]) =>
          aLine({ productCode, description: productCode, unit, quantity: thousandths / 1000 }),
        ),
      }),
    );
    const { rows, totals, ...divisions } = getOrderQuantities(orders, 'rejected');
    const getSum = (quantities: readonly { thousandths: number; unit: string }[], unit: string) =>
      quantities
        .filter((one) => one.unit === unit)
        .reduce((sum, { thousandths }) => sum + thousandths, 0);
    const ordered = some
      .filter(({ rejected }) => !rejected)
      .flatMap(({ lines }) => lines.map(([thousandths, , unit]) => ({ thousandths, unit })));
    for (const unit of ['GLN', 'CJ']) {
      const expected = getSum(ordered, unit);
      expect(getSum(totals, unit)).toBe(expected);
      expect(
        getSum(
          rows.map(({ quantity }) => quantity),
          unit,
        ),
      ).toBe(expected);
      for (const division of ['products', 'stations', 'months'] as const) {
        const parts = divisions[division];
        expect(
          getSum(
            parts.flatMap((part) => part.totals),
            unit,
          ),
        ).toBe(expected);
        expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
      }
    }
  },
);
