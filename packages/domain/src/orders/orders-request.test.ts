import { describe, expect, it } from 'vitest';
import { type CalendarDate, parseCalendarDate } from '../shared/index.ts';
import { emptyOrderFilter, type OrderFilter } from './order-filter.ts';
import {
  defaultOrdersRequest,
  getOrderSort,
  getRequestDates,
  isFilteredRequest,
  parseOrderNumber,
} from './orders-request.ts';

const parseDay = (text: string): CalendarDate => {
  const date = parseCalendarDate(text);
  if (date === null) throw new Error(`${text} is not a valid date`);
  return date;
};
const today = parseDay('2026-11-20');
const selectedRange = { start: parseDay('2026-01-05'), end: parseDay('2026-02-05') };
const createRequest = (
  filter: Partial<OrderFilter>,
  range: typeof selectedRange | null = null,
) => ({
  filter: { ...emptyOrderFilter, ...filter },
  range,
});

describe('getRequestDates', () => {
  it('returns the last two months by default (spec 5)', () => {
    expect(getRequestDates(defaultOrdersRequest, today)).toEqual({
      start: '2026-09-20',
      end: today,
    });
  });

  it('returns the selected range', () => {
    expect(getRequestDates(createRequest({}, selectedRange), today)).toEqual(selectedRange);
    expect(getRequestDates(createRequest({ number: '4' }, selectedRange), today)).toEqual(
      selectedRange,
    );
  });

  it('returns a single day if the panel has an order date', () => {
    const singleDay = { start: '2026-03-04', end: '2026-03-04' };
    expect(
      getRequestDates(createRequest({ orderDate: '2026-03-04' }, selectedRange), today),
    ).toEqual(singleDay);
    expect(
      getRequestDates(createRequest({ orderDate: '2026-02-31' }, selectedRange), today),
    ).toEqual(selectedRange);
  });

  it('returns null for a search by number without a range', () => {
    expect(getRequestDates(createRequest({ number: ' 45 ' }), today)).toBeNull();
    expect(getRequestDates(createRequest({ number: ' ' }), today)).not.toBeNull();
  });
});

describe('isFilteredRequest', () => {
  it.each<[Parameters<typeof createRequest>, boolean]>([
    [[{}], false],
    [[{ sortBy: 'order-number' }], false],
    [[{ status: 'all', number: ' ' }], false],
    [[{ status: '4' }], true],
    [[{ orderDate: '2026-03-04' }], true],
    [[{}, selectedRange], true],
  ])('returns %2$s for the filter and range %1$j', (requestArguments, expected) => {
    expect(isFilteredRequest(createRequest(...requestArguments))).toBe(expected);
  });
});

describe('getOrderSort', () => {
  it('defaults to the request date (spec 7)', () => {
    expect(getOrderSort({ sortBy: '' })).toBe('request-date');
    expect(getOrderSort({ sortBy: 'toString' })).toBe('request-date');
    expect(getOrderSort({ sortBy: 'sicom-number' })).toBe('sicom-number');
  });
});

describe('parseOrderNumber', () => {
  it.each(['4500012345', ' 4500012345 ', 'P-100/2', 'ñ1'])('accepts %j', (text) => {
    expect(parseOrderNumber(text)).toBe(text.trim());
  });

  it.each([null, '', ' ', '<b>', "1' or '1'='1", '-1', `${'1'.repeat(41)}`, '1\n2', '%'])(
    'returns null for %j',
    (text) => {
      expect(parseOrderNumber(text)).toBeNull();
    },
  );
});
