import { type CalendarDate, parseCalendarDate } from '@surtidor/domain';
import { describe, expect, it } from 'vitest';
import {
  invoiceFilterOf,
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

describe('the filter of the pending invoices in the address', () => {
  it('is read as it was written', () => {
    const query = new URLSearchParams(pendingCodec.write(whole)).toString();
    expect(read(`${query}&station=10234`)).toEqual(whole);
    expect(query).not.toContain('station');
    expect(pendingCodec.write(noPendingFilter)).toEqual({});
    expect(read('')).toEqual(noPendingFilter);
  });

  it('has dots removed from the number (spec 5)', () => {
    expect(read('q=9.001.23').number).toBe('900123');
  });

  it('takes a range of due dates only when both are there and in order', () => {
    expect(read('from=2026-10-01').due).toBeUndefined();
    expect(read('from=2026-10-02&to=2026-10-01').due).toBeUndefined();
    expect(read('from=2026-10-01&to=2026-10-31').due).toEqual(whole.due);
  });

  it('leaves the column of the chart out beside a range of its own', () => {
    expect(read('overdue=week-one').overdue).toBe('week-one');
    expect(read('overdue=week-one&from=2026-10-01&to=2026-10-31').overdue).toBeUndefined();
    expect(read('overdue=toString').overdue).toBeUndefined();
  });
});

describe('what the backend is asked for', () => {
  it('is nothing without a filter', () => {
    expect(invoiceFilterOf(noPendingFilter, today)).toEqual({});
  });

  it('holds every condition', () => {
    expect(invoiceFilterOf(whole, today)).toEqual({
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

  it('moves a column of the chart with the days', () => {
    expect(invoiceFilterOf({ ...noPendingFilter, overdue: 'week-one' }, today)).toEqual({
      dueFrom: '2026-11-13',
      dueTo: '2026-11-19',
    });
    expect(invoiceFilterOf({ ...noPendingFilter, overdue: 'older' }, today)).toEqual({
      dueTo: '2026-10-29',
    });
  });
});
