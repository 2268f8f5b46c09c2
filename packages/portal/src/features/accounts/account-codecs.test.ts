import { createCalendarDate } from '@surtidor/domain';
import { accountSortFields } from '@surtidor/domain/invoices';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyCodec, statusCodec } from './account-codecs.tsx';

const createParams = (query: string) => new URLSearchParams(query);

const anyDate = fc
  .tuple(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 12 }), fc.nat(27))
  .map(([year, month, day]) => createCalendarDate(year, month, day + 1))
  .filter((day) => day !== null);
const anyRange = fc.tuple(anyDate, anyDate).map(([first, second]) => {
  const [start, end] = first <= second ? [first, second] : [second, first];
  return { start, end };
});
const anyFilter = fc.record(
  {
    number: fc.stringMatching(/^[A-Z0-9]{1,12}$/),
    documentClasses: fc.uniqueArray(fc.stringMatching(/^[A-Z]{2}$/), { minLength: 1 }),
    documentDates: anyRange,
    dueDates: anyRange,
  },
  { requiredKeys: [] },
);
const anySort = fc.record({
  field: fc.constantFrom(...accountSortFields),
  direction: fc.constantFrom('ascending' as const, 'descending' as const),
});

describe('statusCodec', () => {
  it('round-trips any filter and sort', () => {
    fc.assert(
      fc.property(anyFilter, anySort, (filter, sort) => {
        expect(statusCodec.read(createParams(createParams('').toString()))).toMatchObject({
          filter: {},
        });
        const encoded = new URLSearchParams(statusCodec.write({ filter, sort })).toString();
        expect(statusCodec.read(createParams(encoded))).toEqual({ filter, sort });
      }),
    );
  });

  it('omits defaults', () => {
    const defaults = statusCodec.read(createParams(''));
    expect(statusCodec.write(defaults)).toEqual({});
    expect(defaults.sort).toEqual({ field: 'due-date', direction: 'ascending' });
  });

  it.each([
    ['from=2026-11-02', 'a range without an end'],
    ['from=2026-11-02&to=2026-11-01', 'a range that runs backwards'],
    ['from=2026-02-31&to=2026-03-01', 'a day that does not exist'],
    ['class=all', 'every class'],
    ['class=,,', 'no class'],
    ['number=...', 'a number that consists only of dots'],
    ['sort=toString', 'a sort that does not exist'],
  ])('drops %s: %s', (query) => {
    expect(statusCodec.read(createParams(query))).toEqual(statusCodec.read(createParams('')));
  });
});

describe('historyCodec', () => {
  it('reads and writes the month and the order', () => {
    const params = historyCodec.read(createParams('month=2026-03&order=oldest-first&number=9.001'));
    expect(params).toEqual({
      filter: { month: { year: 2026, month: 3 }, number: '9001' },
      order: 'oldest-first',
    });
    expect(historyCodec.write(params)).toEqual({
      month: '2026-03',
      number: '9001',
      order: 'oldest-first',
    });
    expect(historyCodec.read(createParams('month=2026-13&order=sideways'))).toEqual({
      filter: {},
      order: 'newest-first',
    });
  });
});
