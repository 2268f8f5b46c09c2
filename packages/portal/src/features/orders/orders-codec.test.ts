import { addDays, createCalendarDate } from '@surtidor/domain';
import {
  defaultOrdersRequest,
  emptyOrderFilter,
  type OrdersRequest,
  orderSorts,
} from '@surtidor/domain/orders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getOrdersRequest, ordersCodec } from './orders-codec.ts';

const read = (query: string) => ordersCodec.read(new URLSearchParams(query));

describe('getOrdersRequest', () => {
  const getRequest = (query: string) => getOrdersRequest(new URLSearchParams(query));

  it("applies the station param, which is not one of the list's own filters", () => {
    expect(getRequest('station=10234&status=5').filter).toMatchObject({
      station: '10234',
      status: '5',
    });
    expect(read('station=10234')).toEqual(defaultOrdersRequest);
  });

  it('prefers a valid station param to the destination param', () => {
    expect(getRequest('station=10234&destination=10877').filter.station).toBe('10234');
    expect(getRequest('station=%3Cb%3E&destination=10877').filter.station).toBe('10877');
  });
});

describe('ordersCodec', () => {
  it('reads missing parameters as the default and omits the default', () => {
    expect(read('')).toEqual(defaultOrdersRequest);
    expect(ordersCodec.write(defaultOrdersRequest)).toEqual({});
  });

  it('reads and writes the seven filters and the date range', () => {
    const query =
      'number=45&status=5&destination=N1&plant=P1&requested=2026-11-02&delivery=2026-12-01&sort=order-number&from=2026-10-01&to=2026-11-01';
    expect(new URLSearchParams(ordersCodec.write(read(query))).toString()).toBe(query);
  });

  it.each([
    'status=2',
    'status=toString',
    'sort=num_pedido',
    'requested=2026-02-31',
    'from=2026-10-01',
    'from=2026-10-02&to=2026-10-01',
    'number=%20',
    'destination=all',
    'station=10234',
  ])('ignores ?%s', (query) => {
    expect(read(query)).toEqual(defaultOrdersRequest);
  });

  it('round-trips any request', () => {
    const firstDay = createCalendarDate(2026, 1, 1);
    if (firstDay === null) throw new Error('invalid first day');
    const anyDate = fc.nat(400).map((offset) => addDays(firstDay, offset));
    const text = fc.string({ maxLength: 30 }).map((value) => value.trim());
    const filterValue = text.filter((value) => value !== 'all');
    const anyRequest: fc.Arbitrary<OrdersRequest> = fc.record({
      filter: fc.record({
        number: filterValue,
        status: fc.constantFrom('', '1', '4', '5', '6'),
        station: filterValue,
        plant: filterValue,
        orderDate: fc.oneof(fc.constant(''), anyDate),
        deliveryDate: fc.oneof(fc.constant(''), anyDate),
        sortBy: fc.constantFrom('', ...orderSorts.slice(1)),
      }),
      range: fc.oneof(
        fc.constant(null),
        fc
          .tuple(anyDate, fc.nat(90))
          .map(([start, dayCount]) => ({ start, end: addDays(start, dayCount) })),
      ),
    });
    fc.assert(
      fc.property(anyRequest, (request) => {
        const params = new URLSearchParams(ordersCodec.write(request));
        expect(ordersCodec.read(params)).toEqual({
          ...request,
          filter: { ...emptyOrderFilter, ...request.filter },
        });
      }),
    );
  });
});
