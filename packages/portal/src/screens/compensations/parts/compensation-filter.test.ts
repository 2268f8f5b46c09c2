import { addDays, parseCalendarDate } from '@surtidor/domain';
import {
  compensationSorts,
  filterableStates,
  getDefaultCompensationFilter,
  isValidCompensationRange,
} from '@surtidor/domain/compensations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCompensationCodec } from './compensation-filter.tsx';

const parseDate = (text: string) => {
  const date = parseCalendarDate(text);
  if (!date) throw new Error(`${text} is not a date.`);
  return date;
};
const today = parseDate('2026-11-20');
const codec = createCompensationCodec(today);
const defaultFilter = getDefaultCompensationFilter(today);
const decode = (query: string) => codec.read(new URLSearchParams(query));

describe('createCompensationCodec', () => {
  it('omits the default filter from the search params', () => {
    expect(decode('station=1')).toEqual(defaultFilter);
    expect(codec.write(defaultFilter)).toEqual({});
  });

  it('decodes every parameter', () => {
    const filter = {
      invoiceNumber: 'FE-1',
      state: 'rejected',
      created: { start: '2026-11-01', end: '2026-11-10' },
      sort: 'largest',
    };
    const query = 'invoice=FE-1&state=rejected&from=2026-11-01&to=2026-11-10&sort=largest';
    expect(decode(query)).toEqual(filter);
    expect(new URLSearchParams(codec.write(decode(query))).toString()).toBe(query);
  });

  it('accepts any past date', () => {
    const { created } = decode('from=2025-01-01&to=2025-06-30');
    expect(created).toEqual({ start: '2025-01-01', end: '2025-06-30' });
  });

  it.each([
    'state=B',
    'state=toString',
    'sort=created_at',
    'from=2026-11-10',
    'from=2026-11-10&to=2026-11-01',
    'from=2026-02-31&to=2026-11-01',
    'from=2026-11-01&to=2026-11-21',
    'invoice=%20',
  ])('ignores ?%s', (query) => {
    expect(decode(query)).toEqual(defaultFilter);
  });

  it('restores every filter it encodes', () => {
    const pastDates = fc.integer({ min: 0, max: 2000 }).map((daysAgo) => addDays(today, -daysAgo));
    const filters = fc
      .record({
        invoiceNumber: fc.string({ maxLength: 30 }).map((text) => text.trim()),
        state: fc.constantFrom(null, ...filterableStates),
        created: fc.record({ start: pastDates, end: pastDates }),
        sort: fc.constantFrom(...compensationSorts),
      })
      .filter(({ created }) => isValidCompensationRange(created, today));
    fc.assert(
      fc.property(filters, (filter) => {
        expect(codec.read(new URLSearchParams(codec.write(filter)))).toEqual(filter);
      }),
    );
  });
});
