import { type Associate, getStatusCodes, statusFilterOptions } from '@surtidor/domain/associates';
import {
  emptyOrderFilter,
  type Order,
  type OrderFilter,
  type OrderSort,
  type OrdersRequest,
  orderSorts,
} from '@surtidor/domain/orders';
import { getDealer } from '@surtidor/sandbox/scenarios';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  associatesQuery,
  buildAssociatesRequest,
} from '../../packages/data/src/associates/associates.ts';
import { destinationsQuery } from '../../packages/data/src/associates/destinations.ts';
import {
  buildSalesCertificatesRequest,
  salesCertificatesQuery,
} from '../../packages/data/src/certificates/sales-certificates.ts';
import { ordersQuery } from '../../packages/data/src/orders/orders.ts';
import { toOrdersFilter, toOrdersSort } from '../../packages/data/src/orders/to-orders-filter.ts';
import { allDays, getIds, getMedian, isSorted, parseDate } from './conditions.ts';
import { queryRows } from './query-rows.ts';
import { type SignedInDealer, signIn } from './sign-in.ts';

let dealer: SignedInDealer;
beforeAll(async () => {
  dealer = await signIn();
});
afterAll(() => dealer.sandbox.close());

const { client } = getDealer('typical', 'colombia');

describe('the orders query', () => {
  const queryOrders = (request: Partial<OrdersRequest>, sort: OrderSort = 'request-date') =>
    queryRows(dealer.dataContext, ordersQuery, {
      filter: toOrdersFilter(
        client,
        { filter: emptyOrderFilter, range: allDays, ...request },
        allDays.end,
      ),
      sort: toOrdersSort[sort],
    });

  /** Filter values from existing orders, with the predicate that each implements. */
  const conditionFactories = {
    number: ([order]) => {
      const part = order?.number.slice(2) ?? '';
      const includesPart = (number: string) => number.includes(part);
      return [part, ({ number, sicomNumber }) => includesPart(number) || includesPart(sicomNumber)];
    },
    status: (orders) => {
      const code = getMedian(orders.map(({ statusCode }) => statusCode));
      return [code, ({ statusCode }) => statusCode === code];
    },
    station: (orders) => {
      const code = getMedian(orders.map(({ destinationCode }) => destinationCode));
      return [code, ({ destinationCode }) => destinationCode === code];
    },
    plant: (orders) => {
      const code = getMedian(
        orders.flatMap(({ lines }) => lines).map(({ plantCode }) => plantCode),
      );
      return [code, ({ lines }) => lines.some(({ plantCode }) => plantCode === code)];
    },
    orderDate: (orders) => {
      const day = getMedian(orders.map(({ orderDate }) => orderDate));
      return [day, ({ orderDate }) => orderDate === day];
    },
    deliveryDate: (orders) => {
      const day = getMedian(orders.map(({ deliveryDate }) => deliveryDate));
      return [day, ({ deliveryDate }) => deliveryDate === day];
    },
  } satisfies {
    readonly [Name in Exclude<keyof OrderFilter, 'sortBy'>]: (
      orders: readonly Order[],
    ) => readonly [string, (order: Order) => boolean];
  };

  test.each(Object.entries(conditionFactories))('filters by %s', async (name, createCondition) => {
    const all = await queryOrders({});
    const [value, matches] = createCondition(all);
    expect(value).not.toBe('');
    // A single order date replaces the range.
    const range = name === 'orderDate' ? null : allDays;
    const rows = await queryOrders({ filter: { ...emptyOrderFilter, [name]: value }, range });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(all.length);
    expect(getIds(rows)).toEqual(getIds(all.filter(matches)));
  });

  test('filters by a range of order dates, by default the last two months', async () => {
    const all = await queryOrders({});
    const start = getMedian(all.map(({ orderDate }) => orderDate));
    const getOrdersFrom = (day: string) => all.filter(({ orderDate }) => (orderDate ?? '') >= day);
    expect(getIds(await queryOrders({ range: { ...allDays, start } }))).toEqual(
      getIds(getOrdersFrom(start)),
    );
    const today = parseDate(getMedian(all.map(({ orderDate }) => orderDate)));
    const defaultRows = await queryRows(dealer.dataContext, ordersQuery, {
      filter: toOrdersFilter(client, { filter: emptyOrderFilter, range: null }, today),
      sort: toOrdersSort['request-date'],
    });
    expect(defaultRows.length).toBeGreaterThan(0);
    expect(defaultRows.length).toBeLessThan(all.length);
    expect(defaultRows.every(({ orderDate }) => orderDate !== null && orderDate <= today)).toBe(
      true,
    );
  });

  const sortValueGetters = {
    'request-date': ({ orderDate }) => orderDate ?? '',
    'order-number': ({ number }) => number,
    'sicom-number': ({ sicomNumber }) => sicomNumber,
  } satisfies Record<OrderSort, (order: Order) => string>;

  test.each(orderSorts)('sorts by %s', async (sort) => {
    const values = (await queryOrders({}, sort)).map(sortValueGetters[sort]);
    expect(new Set(values).size).toBeGreaterThan(1);
    expect(isSorted(values, (one, next) => one >= next)).toBe(true);
  });
});

describe('the queries for user management', () => {
  const queryAssociates = (params: Partial<Parameters<typeof buildAssociatesRequest>[0]>) =>
    queryRows(
      dealer.dataContext,
      associatesQuery,
      buildAssociatesRequest({ search: '', status: 'all', ...params }).variables,
    );
  const codeByStatus = { active: '1', inactive: '0' } satisfies Record<Associate['status'], string>;

  test.each(statusFilterOptions.map(({ value }) => value))(
    'filter users by the status %s',
    async (status) => {
      const all = await queryAssociates({});
      const rows = await queryAssociates({ status });
      expect(rows.length).toBeGreaterThan(0);
      expect(getIds(rows)).toEqual(
        getIds(
          all.filter((one) =>
            getStatusCodes(status).some((code) => code === codeByStatus[one.status]),
          ),
        ),
      );
    },
  );

  test('search users by part of a name, e-mail or document, ignoring case', async () => {
    const all = await queryAssociates({});
    const associate = all.find(({ document, email }) => document !== '' && email !== '');
    const searchTexts = [
      associate?.lastName.toUpperCase(),
      associate?.email.slice(0, 8),
      associate?.document.slice(1),
    ];
    for (const search of searchTexts) {
      const rows = await queryAssociates({ search: ` ${search} ` });
      expect(getIds(rows)).toContain(associate?.id);
      expect(rows.length).toBeLessThan(all.length);
    }
  });

  test('sort users by first name', async () => {
    const names = (await queryAssociates({})).map(({ firstName }) => firstName);
    const collator = new Intl.Collator('es');
    expect(isSorted(names, (name, next) => collator.compare(name, next) <= 0)).toBe(true);
  });

  test('find destinations by part of their code or name', async () => {
    const all = await queryRows(dealer.dataContext, destinationsQuery, {});
    const [{ code, name, id } = { code: '', name: '', id: '' }] = all;
    for (const search of [code, name.toLowerCase()]) {
      const rows = await queryRows(dealer.dataContext, destinationsQuery, { search });
      expect(getIds(rows)).toContain(id);
      expect(rows.length).toBeLessThan(all.length);
    }
  });
});

describe('the sales certificates query', () => {
  const queryCertificates = (station?: string) =>
    queryRows(
      dealer.dataContext,
      salesCertificatesQuery,
      buildSalesCertificatesRequest(station).variables,
    );

  test('filters by station', async () => {
    const all = await queryCertificates();
    const station = getMedian(all.map(({ destinationCode }) => destinationCode));
    const rows = await queryCertificates(station);
    expect(rows.length).toBeGreaterThan(0);
    expect(getIds(rows)).toEqual(
      getIds(all.filter(({ destinationCode }) => destinationCode === station)),
    );
  });

  test('sorts by number in ascending order', async () => {
    const numbers = (await queryCertificates()).map(({ requestNumber }) => requestNumber);
    expect(numbers.length).toBeGreaterThan(1);
    expect(isSorted(numbers, (one, next) => one <= next)).toBe(true);
  });
});
