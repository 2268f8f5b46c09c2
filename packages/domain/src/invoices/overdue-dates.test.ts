import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../test/days.ts';
import { aTestInvoice } from '../../test/fixtures/invoice.ts';
import { property } from '../../test/property.ts';
import { addDays } from '../shared/index.ts';
import { filterInvoices } from './invoice-filter.ts';
import { getOverdueBucket } from './overdue-buckets.ts';
import { overdueAges, overdueDates, overdueWithin } from './overdue-dates.ts';
import type { InvoiceFilter } from './types.ts';

const today = day('2026-03-10');

describe('the due dates of a column of the overdue chart (spec 9)', () => {
  it.each([
    ['total', { dueTo: '2026-03-09' }],
    ['week-one', { dueFrom: '2026-03-03', dueTo: '2026-03-09' }],
    ['week-two', { dueFrom: '2026-02-24', dueTo: '2026-03-02' }],
    ['week-three', { dueFrom: '2026-02-17', dueTo: '2026-02-23' }],
    ['older', { dueTo: '2026-02-16' }],
  ] as const)('%s', (age, dates) => {
    expect(overdueDates(age, today)).toEqual(dates);
  });

  it('has one for every column', () => {
    expect(overdueAges).toEqual(['total', 'week-one', 'week-two', 'week-three', 'older']);
  });

  property(
    'hold exactly the documents of the column',
    [fc.constantFrom(...overdueAges), fc.integer({ min: -60, max: 400 })],
    (age, daysOverdue) => {
      const { dueFrom, dueTo } = overdueDates(age, today);
      const due = addDays(today, -daysOverdue);
      const held = (dueFrom ?? '') <= due && due <= (dueTo ?? '~');
      const bucket = getOverdueBucket(daysOverdue);
      expect(held).toBe(age === 'total' ? bucket !== null : bucket === age);
    },
  );
});

describe('what is overdue within a filter', () => {
  const anyDue = fc.integer({ min: -40, max: 40 }).map((days) => addDays(today, days));
  const anyFilter: fc.Arbitrary<InvoiceFilter> = fc.record(
    { dueFrom: anyDue, dueTo: anyDue, station: fc.constantFrom('3001', '3002') },
    { requiredKeys: [] },
  );
  const anyInvoices = fc.array(
    fc
      .record({ dueDate: anyDue, destinationCode: fc.constantFrom('3001', '3002') })
      .map(aTestInvoice),
  );

  property(
    'is the filter restricted to overdue documents',
    [anyFilter, anyInvoices],
    (filter, invoices) => {
      const overdue = filterInvoices(invoices, overdueDates('total', today));
      expect(filterInvoices(invoices, overdueWithin(filter, today))).toEqual(
        filterInvoices(overdue, filter),
      );
    },
  );
});
