import { type CalendarDate, parseCalendarDate } from '@surtidor/domain';
import { describe, expect, it } from 'vitest';
import {
  getInvoiceFilter,
  noPendingFilter,
  type PendingFilter,
  pendingCodec,
} from './pending-filter.ts';

const day = (text: string) => parseCalendarDate(text) as CalendarDate;
const today = day('2026-11-20');
const read = (query: string) => pendingCodec.read(new URLSearchParams(query));

const whole: PendingFilter = {
  number: '900123',
  documentClasses: ['Facturas', 'Notas, débito'],
  status: 'compensated',
  due: { start: day('2026-10-01'), end: day('2026-10-31') },
  overdue: undefined,
  documentDate: day('2026-09-30'),
  month: { year: 2026, month: 9 },
  station: '10234',
  sort: 'amount',
};

describe('the search params of the pending invoices', () => {
  it('decodes what it encoded', () => {
    const query = new URLSearchParams(pendingCodec.write(whole)).toString();
    expect(read(`${query}&station=10234`)).toEqual(whole);
    expect(query).not.toContain('station');
    expect(pendingCodec.write(noPendingFilter)).toEqual({});
    expect(read('')).toEqual(noPendingFilter);
  });

  it('removes dots from the number (spec 5)', () => {
    expect(read('q=9.001.23').number).toBe('900123');
  });

  it('accepts a range of due dates only if both are set and in order', () => {
    expect(read('from=2026-10-01').due).toBeUndefined();
    expect(read('from=2026-10-02&to=2026-10-01').due).toBeUndefined();
    expect(read('from=2026-10-01&to=2026-10-31').due).toEqual(whole.due);
  });

  it("ignores the chart's age if a range is set", () => {
    expect(read('overdue=week-one').overdue).toBe('week-one');
    expect(read('overdue=week-one&from=2026-10-01&to=2026-10-31').overdue).toBeUndefined();
    expect(read('overdue=toString').overdue).toBeUndefined();
  });
});

describe('the request', () => {
  it('is empty without filters', () => {
    expect(getInvoiceFilter(noPendingFilter, today)).toEqual({});
  });

  it('has every filter', () => {
    expect(getInvoiceFilter(whole, today)).toEqual({
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

  it('moves an age of the chart with the days', () => {
    expect(getInvoiceFilter({ ...noPendingFilter, overdue: 'week-one' }, today)).toEqual({
      dueFrom: '2026-11-13',
      dueTo: '2026-11-19',
    });
    expect(getInvoiceFilter({ ...noPendingFilter, overdue: 'older' }, today)).toEqual({
      dueTo: '2026-10-29',
    });
  });
});
