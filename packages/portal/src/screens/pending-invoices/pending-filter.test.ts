import { type CalendarDate, parseCalendarDate } from '@surtidor/domain';
import { describe, expect, it } from 'vitest';
import { getInvoiceFilter, type PendingFilter, pendingCodec } from './pending-filter.tsx';

const parseDate = (text: string) => parseCalendarDate(text) as CalendarDate;
const today = parseDate('2026-11-20');
const decode = (query: string) => pendingCodec.read(new URLSearchParams(query));

const defaultPendingFilter = decode('');

const fullFilter: PendingFilter = {
  number: '900123',
  documentClasses: ['Facturas', 'Notas, débito'],
  status: 'compensated',
  due: { start: parseDate('2026-10-01'), end: parseDate('2026-10-31') },
  overdue: undefined,
  documentDate: parseDate('2026-09-30'),
  month: { year: 2026, month: 9 },
  station: '10234',
  sort: 'amount',
};

describe('pendingCodec', () => {
  it('round-trips a filter', () => {
    const query = new URLSearchParams(pendingCodec.write(fullFilter)).toString();
    expect(decode(`${query}&station=10234`)).toEqual(fullFilter);
    expect(query).not.toContain('station');
    expect(pendingCodec.write(defaultPendingFilter)).toEqual({});
    expect(defaultPendingFilter).toEqual({ sort: 'due' });
  });

  it('removes dots from the number (spec 5)', () => {
    expect(decode('q=9.001.23').number).toBe('900123');
  });

  it('accepts a range of due dates only if both dates are set and in order', () => {
    expect(decode('from=2026-10-01').due).toBeUndefined();
    expect(decode('from=2026-10-02&to=2026-10-01').due).toBeUndefined();
    expect(decode('from=2026-10-01&to=2026-10-31').due).toEqual(fullFilter.due);
  });

  it('ignores the age group if a range is set', () => {
    expect(decode('overdue=week-one').overdue).toBe('week-one');
    expect(decode('overdue=week-one&from=2026-10-01&to=2026-10-31').overdue).toBeUndefined();
    expect(decode('overdue=toString').overdue).toBeUndefined();
  });
});

describe('getInvoiceFilter', () => {
  it('returns an empty filter by default', () => {
    expect(getInvoiceFilter(defaultPendingFilter, today)).toEqual({});
  });

  it('includes every filter', () => {
    expect(getInvoiceFilter(fullFilter, today)).toEqual({
      number: '900123',
      documentClasses: ['Facturas', 'Notas, débito'],
      status: 'compensated',
      dueFrom: '2026-10-01',
      dueTo: '2026-10-31',
      documentDate: '2026-09-30',
      month: { year: 2026, month: 9 },
      station: '10234',
    });
  });

  it('converts an age group to a range of due dates', () => {
    expect(getInvoiceFilter({ ...defaultPendingFilter, overdue: 'week-one' }, today)).toEqual({
      dueFrom: '2026-11-13',
      dueTo: '2026-11-19',
    });
    expect(getInvoiceFilter({ ...defaultPendingFilter, overdue: 'older' }, today)).toEqual({
      dueTo: '2026-10-29',
    });
  });
});
