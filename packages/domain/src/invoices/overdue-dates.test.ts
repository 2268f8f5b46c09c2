import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../test/days.ts';
import { aTestInvoice } from '../../test/fixtures/invoice.ts';
import { property } from '../../test/property.ts';
import { addDays } from '../shared/index.ts';
import { getOverdueBucket } from './overdue-buckets.ts';
import { getOverdueDates, overdueColumnKeys, restrictToOverdue } from './overdue-dates.ts';
import type { Invoice, InvoiceFilter } from './types.ts';

const today = day('2026-03-10');

describe('getOverdueDates (spec 9)', () => {
  it.each([
    ['total', { dueTo: '2026-03-09' }],
    ['week-one', { dueFrom: '2026-03-03', dueTo: '2026-03-09' }],
    ['week-two', { dueFrom: '2026-02-24', dueTo: '2026-03-02' }],
    ['week-three', { dueFrom: '2026-02-17', dueTo: '2026-02-23' }],
    ['older', { dueTo: '2026-02-16' }],
  ] as const)('returns the range of the column %s', (column, dates) => {
    expect(getOverdueDates(column, today)).toEqual(dates);
  });

  it('has all columns', () => {
    expect(overdueColumnKeys).toEqual(['total', 'week-one', 'week-two', 'week-three', 'older']);
  });

  property(
    'the range contains exactly the documents of the column',
    [fc.constantFrom(...overdueColumnKeys), fc.integer({ min: -60, max: 400 })],
    (column, daysOverdue) => {
      const { dueFrom, dueTo } = getOverdueDates(column, today);
      const dueDate = addDays(today, -daysOverdue);
      const isInRange = (dueFrom ?? '') <= dueDate && dueDate <= (dueTo ?? '~');
      const bucket = getOverdueBucket(daysOverdue);
      expect(isInRange).toBe(column === 'total' ? bucket !== null : bucket === column);
    },
  );
});

describe('restrictToOverdue', () => {
  const anyDueDate = fc.integer({ min: -40, max: 40 }).map((days) => addDays(today, days));
  const anyFilter: fc.Arbitrary<InvoiceFilter> = fc.record(
    { dueFrom: anyDueDate, dueTo: anyDueDate, station: fc.constantFrom('3001', '3002') },
    { requiredKeys: [] },
  );
  const anyInvoices = fc.array(
    fc
      .record({ dueDate: anyDueDate, destinationCode: fc.constantFrom('3001', '3002') })
      .map(aTestInvoice),
  );

  /** Selects as the backend does. */
  const select = (
    invoices: readonly Pick<Invoice, 'dueDate' | 'destinationCode'>[],
    { dueFrom, dueTo, station }: InvoiceFilter,
  ) =>
    invoices.filter(
      ({ dueDate, destinationCode }) =>
        (dueFrom ?? '') <= (dueDate ?? '') &&
        (dueDate ?? '~') <= (dueTo ?? '~') &&
        (station === undefined || destinationCode === station),
    );

  property(
    'restricts a filter to overdue documents',
    [anyFilter, anyInvoices],
    (filter, invoices) => {
      const overdueInvoices = select(invoices, getOverdueDates('total', today));
      expect(select(invoices, restrictToOverdue(filter, today))).toEqual(
        select(overdueInvoices, filter),
      );
    },
  );
});
