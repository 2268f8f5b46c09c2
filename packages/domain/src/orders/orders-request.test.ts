import { describe, expect, it } from 'vitest';
import { type CalendarDate, parseCalendarDate } from '../shared/index.ts';
import { emptyOrderFilter } from './order-filter.ts';
import {
  defaultOrdersRequest,
  getOrderSort,
  isNarrowedRequest,
  parseOrderNumber,
  requestDays,
} from './orders-request.ts';
import type { OrderFilter } from './types.ts';

const day = (text: string): CalendarDate => {
  const date = parseCalendarDate(text);
  if (date === null) throw new Error(`${text} is no day`);
  return date;
};
const today = day('2026-11-20');
const selected = { start: day('2026-01-05'), end: day('2026-02-05') };
const getRequest = (filter: Partial<OrderFilter>, range: typeof selected | null = null) => ({
  filter: { ...emptyOrderFilter, ...filter },
  range,
});

describe('the request days of the orders list', () => {
  it('default to the last two months (spec 5)', () => {
    expect(requestDays(defaultOrdersRequest, today)).toEqual({ start: '2026-09-20', end: today });
  });

  it('are the selected ones', () => {
    expect(requestDays(getRequest({}, selected), today)).toEqual(selected);
    expect(requestDays(getRequest({ number: '4' }, selected), today)).toEqual(selected);
  });

  it('are one day if the panel has one', () => {
    const one = { start: '2026-03-04', end: '2026-03-04' };
    expect(requestDays(getRequest({ orderDate: '2026-03-04' }, selected), today)).toEqual(one);
    expect(requestDays(getRequest({ orderDate: '2026-02-31' }, selected), today)).toEqual(selected);
  });

  it('do not limit a search by number', () => {
    expect(requestDays(getRequest({ number: ' 45 ' }), today)).toBeNull();
    expect(requestDays(getRequest({ number: ' ' }), today)).not.toBeNull();
  });
});

describe('whether the list is filtered', () => {
  it.each<[Parameters<typeof getRequest>, boolean]>([
    [[{}], false],
    [[{ sortBy: 'order-number' }], false],
    [[{ status: 'all', number: ' ' }], false],
    [[{ status: '4' }], true],
    [[{ orderDate: '2026-03-04' }], true],
    [[{}, selected], true],
  ])('%j: %s', (of, expected) => {
    expect(isNarrowedRequest(getRequest(...of))).toBe(expected);
  });
});

describe('the sort of the orders list', () => {
  it('defaults to the request date (spec 7)', () => {
    expect(getOrderSort({ sortBy: '' })).toBe('request-date');
    expect(getOrderSort({ sortBy: 'toString' })).toBe('request-date');
    expect(getOrderSort({ sortBy: 'sicom-number' })).toBe('sicom-number');
  });
});

describe('an order number in a URL', () => {
  it.each(['4500012345', ' 4500012345 ', 'P-100/2', 'ñ1'])('%j is one', (text) => {
    expect(parseOrderNumber(text)).toBe(text.trim());
  });

  it.each([null, '', ' ', '<b>', "1' or '1'='1", '-1', `${'1'.repeat(41)}`, '1\n2', '%'])(
    '%j is none',
    (text) => {
      expect(parseOrderNumber(text)).toBeNull();
    },
  );
});
