import type { CalendarDate } from '@surtidor/domain';
import { describe, expect, it } from 'vitest';
import { createPaymentCodec, getCompensationFilter, getRequestedDates } from './payment-filter.tsx';

const today = '2026-11-20' as CalendarDate;
const codec = createPaymentCodec(today);
const read = (query: string) => codec.read(new URLSearchParams(query));
const defaultDates = { start: '2026-10-01', end: '2026-11-20' };

describe('the filter of the payments in the address', () => {
  it('is by default from the first day of the previous month to today, which the address omits', () => {
    expect(read('')).toEqual({ dates: defaultDates });
    expect(codec.write(read(''))).toEqual({});
  });

  it.each([
    'from=2026-11-01&to=2026-11-15',
    'q=FEV100&person=7&bank=Banco+Uno&destination=0100100012',
  ])('%s is read and written', (query) => {
    expect(new URLSearchParams(codec.write(read(query))).toString()).toBe(query);
  });

  it.each(['from=2026-11-01&to=2026-11-21', 'from=2026-11-02&to=2026-11-01', 'from=x&to=y'])(
    'ignores the dates %s',
    (query) => expect(read(query).dates).toEqual(defaultDates),
  );
});

describe('the days to request', () => {
  it('are those of the filter, from a backend that can filter by day', () => {
    const conditions = read('from=2026-03-01&to=2026-03-31');
    expect(getRequestedDates(conditions, today, { transactionDetails: true })).toEqual({
      start: '2026-03-01',
      end: '2026-03-31',
    });
    expect(getRequestedDates(conditions, today, { transactionDetails: false })).toBeNull();
    expect(getRequestedDates(read(''), today, { transactionDetails: true })).toBeNull();
  });
});

describe('the compensations beside the payments', () => {
  it('have the dates of the payments, in any state', () => {
    const dates = 'from=2026-09-01&to=2026-09-30';
    expect(getCompensationFilter(read(dates), today)).toMatchObject({
      created: { start: '2026-09-01', end: '2026-09-30' },
      state: null,
    });
  });

  it.each(['q=FEV1', 'person=7', 'bank=Uno', 'destination=01'])(
    'are not requested with %s, which they do not have',
    (query) => expect(getCompensationFilter(read(query), today)).toBeNull(),
  );
});
