import {
  type Associate,
  emptyOrderFilter,
  getStatuses,
  type Order,
  type OrderFilter,
  type OrderSort,
  type OrdersRequest,
  orderSorts,
  statusFilterOptions,
} from '@surtidor/domain';
import { getDealer } from '@surtidor/sandbox/scenarios';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  associatesQuery,
  associatesRequest,
} from '../../packages/data/src/associates/associates.ts';
import { destinationsQuery } from '../../packages/data/src/associates/destinations.ts';
import {
  salesCertificatesQuery,
  salesCertificatesRequest,
} from '../../packages/data/src/certificates/sales-certificates.ts';
import { ordersQuery } from '../../packages/data/src/orders/orders.ts';
import { toOrdersFilter, toOrdersSort } from '../../packages/data/src/orders/to-orders-filter.ts';
import { anyDays, getDay, getIds, isSorted, middleOf } from './conditions.ts';
import { getRows } from './rows.ts';
import { type SignedIn, signedIn } from './signed-in.ts';

let dealer: SignedIn;
beforeAll(async () => {
  dealer = await signedIn();
});
afterAll(() => dealer.sandbox.close());

const { client } = getDealer('typical', 'colombia');

describe('orders', () => {
  const listed = (request: Partial<OrdersRequest>, sort: OrderSort = 'request-date') =>
    getRows(dealer.dataContext, ordersQuery, {
      filter: toOrdersFilter(
        client,
        { filter: emptyOrderFilter, range: anyDays, ...request },
        anyDays.end,
      ),
      sort: toOrdersSort[sort],
    });

  /** A filter value from existing orders, and whether an order matches it. */
  const conditions = {
    number: ([order]) => {
      const part = order?.number.slice(2) ?? '';
      const has = (number: string) => number.includes(part);
      return [part, ({ number, sicomNumber }) => has(number) || has(sicomNumber)];
    },
    status: (orders) => {
      const code = middleOf(orders.map(({ statusCode }) => statusCode));
      return [code, ({ statusCode }) => statusCode === code];
    },
    station: (orders) => {
      const code = middleOf(orders.map(({ destinationCode }) => destinationCode));
      return [code, ({ destinationCode }) => destinationCode === code];
    },
    plant: (orders) => {
      const code = middleOf(orders.flatMap(({ lines }) => lines).map(({ plantCode }) => plantCode));
      return [code, ({ lines }) => lines.some(({ plantCode }) => plantCode === code)];
    },
    orderDate: (orders) => {
      const day = middleOf(orders.map(({ orderDate }) => orderDate));
      return [day, ({ orderDate }) => orderDate === day];
    },
    deliveryDate: (orders) => {
      const day = middleOf(orders.map(({ deliveryDate }) => deliveryDate));
      return [day, ({ deliveryDate }) => deliveryDate === day];
    },
  } satisfies {
    readonly [Name in Exclude<keyof OrderFilter, 'sortBy'>]: (
      orders: readonly Order[],
    ) => readonly [string, (order: Order) => boolean];
  };

  test.each(Object.entries(conditions))('filtered by %s', async (name, choose) => {
    const all = await listed({});
    const [value, passes] = choose(all);
    expect(value).not.toBe('');
    // A single request day replaces the range.
    const range = name === 'orderDate' ? null : anyDays;
    const rows = await listed({ filter: { ...emptyOrderFilter, [name]: value }, range });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(all.length);
    expect(getIds(rows)).toEqual(getIds(all.filter(passes)));
  });

  test('filter by a range of request days, the last two months by default', async () => {
    const all = await listed({});
    const start = middleOf(all.map(({ orderDate }) => orderDate));
    const since = (day: string) => all.filter(({ orderDate }) => (orderDate ?? '') >= day);
    expect(getIds(await listed({ range: { ...anyDays, start } }))).toEqual(getIds(since(start)));
    const today = getDay(middleOf(all.map(({ orderDate }) => orderDate)));
    const usual = await getRows(dealer.dataContext, ordersQuery, {
      filter: toOrdersFilter(client, { filter: emptyOrderFilter, range: null }, today),
      sort: toOrdersSort['request-date'],
    });
    expect(usual.length).toBeGreaterThan(0);
    expect(usual.length).toBeLessThan(all.length);
    expect(usual.every(({ orderDate }) => orderDate !== null && orderDate <= today)).toBe(true);
  });

  const sortedValue = {
    'request-date': ({ orderDate }) => orderDate ?? '',
    'order-number': ({ number }) => number,
    'sicom-number': ({ sicomNumber }) => sicomNumber,
  } satisfies Record<OrderSort, (order: Order) => string>;

  test.each(orderSorts)('sorted by %s', async (sort) => {
    const values = (await listed({}, sort)).map(sortedValue[sort]);
    expect(new Set(values).size).toBeGreaterThan(1);
    expect(isSorted(values, (one, next) => one >= next)).toBe(true);
  });
});

describe('associates', () => {
  const listed = (params: Partial<Parameters<typeof associatesRequest>[0]>) =>
    getRows(
      dealer.dataContext,
      associatesQuery,
      associatesRequest({ search: '', status: 'all', ...params }).variables,
    );
  const codeOf = { active: '1', inactive: '0' } satisfies Record<Associate['status'], string>;

  test.each(statusFilterOptions.map(({ value }) => value))('in the status %s', async (status) => {
    const all = await listed({});
    const rows = await listed({ status });
    expect(rows.length).toBeGreaterThan(0);
    expect(getIds(rows)).toEqual(
      getIds(all.filter((one) => getStatuses(status).some((code) => code === codeOf[one.status]))),
    );
  });

  test('search by part of a name, e-mail or document, case-insensitively', async () => {
    const all = await listed({});
    const one = all.find(({ document, email }) => document !== '' && email !== '');
    const searchText = [
      one?.lastName.toUpperCase(),
      one?.email.slice(0, 8),
      one?.document.slice(1),
    ];
    for (const search of searchText) {
      const rows = await listed({ search: ` ${search} ` });
      expect(getIds(rows)).toContain(one?.id);
      expect(rows.length).toBeLessThan(all.length);
    }
  });

  test('are sorted by first name', async () => {
    const names = (await listed({})).map(({ firstName }) => firstName);
    const inOrder = new Intl.Collator('es');
    expect(isSorted(names, (name, next) => inOrder.compare(name, next) <= 0)).toBe(true);
  });

  test('destinations are found by part of their code or name', async () => {
    const all = await getRows(dealer.dataContext, destinationsQuery, {});
    const [{ code, name, id } = { code: '', name: '', id: '' }] = all;
    for (const search of [code, name.toLowerCase()]) {
      const rows = await getRows(dealer.dataContext, destinationsQuery, { search });
      expect(getIds(rows)).toContain(id);
      expect(rows.length).toBeLessThan(all.length);
    }
  });
});

describe('sales certificates', () => {
  const listed = (station?: string) =>
    getRows(
      dealer.dataContext,
      salesCertificatesQuery,
      salesCertificatesRequest(station).variables,
    );

  test('are filtered by station', async () => {
    const all = await listed();
    const station = middleOf(all.map(({ destinationCode }) => destinationCode));
    const rows = await listed(station);
    expect(rows.length).toBeGreaterThan(0);
    expect(getIds(rows)).toEqual(
      getIds(all.filter(({ destinationCode }) => destinationCode === station)),
    );
  });

  test('are sorted by number, oldest first', async () => {
    const numbers = (await listed()).map(({ requestNumber }) => requestNumber);
    expect(numbers.length).toBeGreaterThan(1);
    expect(isSorted(numbers, (one, next) => one <= next)).toBe(true);
  });
});
