import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, anyDayOrNull, day } from '../../test/days.ts';
import { aTestInvoice } from '../../test/fixtures/invoice.ts';
import { property } from '../../test/property.ts';
import { cleanNumberFilter, filterInvoices, isFilterActive } from './invoice-filter.ts';
import type { InvoiceFilter } from './types.ts';

const anyNumber = fc.stringMatching(/^[0-9.]{0,4}$/);
const anyInvoice = fc
  .record({
    documentNumber: anyNumber,
    invoiceNumber: anyNumber,
    communityTaxId: anyNumber,
    grouping: fc.constantFrom('FACTURAS', 'NOTAS'),
    settled: fc.boolean(),
    documentDate: anyDayOrNull,
    dueDate: anyDayOrNull,
  })
  .map(aTestInvoice);
const anyFilter: fc.Arbitrary<InvoiceFilter> = fc.record(
  {
    number: anyNumber,
    documentClasses: fc.subarray(['all', 'FACTURAS', 'NOTAS']),
    status: fc.constantFrom('open' as const, 'compensated' as const),
    documentDate: anyDay,
    dueFrom: anyDay,
    dueTo: anyDay,
    month: fc.record({
      year: fc.integer({ min: 2010, max: 2040 }),
      month: fc.integer({ min: 1, max: 12 }),
    }),
  },
  { requiredKeys: [] },
);

const anyInactiveFilter: fc.Arbitrary<InvoiceFilter> = fc.record(
  {
    number: fc.stringMatching(/^[. ]{0,4}$/),
    documentClasses: fc.constantFrom([], ['all']),
  },
  { requiredKeys: [] },
);

describe('the number filter (spec 5)', () => {
  it.each([
    ['1.234.567', '1234567'],
    ['  12 ', '12'],
    ['...', ''],
    ['FE.1-2', 'FE1-2'],
  ])('cleans %j to %j', (input, cleaned) => {
    expect(cleanNumberFilter(input)).toBe(cleaned);
  });

  property('removes dots and surrounding spaces and is idempotent', [fc.string()], (input) => {
    const cleaned = cleanNumberFilter(input);
    expect(cleaned).not.toContain('.');
    expect(cleanNumberFilter(cleaned)).toBe(cleaned);
  });
});

describe('filterInvoices (spec 2, 5)', () => {
  const invoice = aTestInvoice({
    documentNumber: '1800.12',
    invoiceNumber: 'FE-77',
    communityTaxId: 'CTI-9',
    grouping: 'NOTAS',
    settled: false,
    documentDate: day('2026-03-05'),
    dueDate: day('2026-04-04'),
  });

  it.each<[string, InvoiceFilter, boolean]>([
    ['no filter', {}, true],
    ['its document number with different dots', { number: '18.0012' }, true],
    ['its invoice number', { number: 'FE-77' }, true],
    ['part of its community tax id', { number: 'CTI' }, true],
    ['its invoice number in lower case', { number: 'fe-77' }, true],
    ['another number', { number: '999' }, false],
    ['a number that has only dots', { number: '..' }, true],
    ['its class', { documentClasses: ['NOTAS', 'PAGOS'] }, true],
    ['another class', { documentClasses: ['FACTURAS'] }, false],
    ['every class', { documentClasses: ['all'] }, true],
    ['no class', { documentClasses: [] }, true],
    ['the status open', { status: 'open' }, true],
    ['the status compensated', { status: 'compensated' }, false],
    ['its document date', { documentDate: day('2026-03-05') }, true],
    ['another document date', { documentDate: day('2026-03-06') }, false],
    ['a range from its due date', { dueFrom: day('2026-04-04') }, true],
    ['a range from the next day', { dueFrom: day('2026-04-05') }, false],
    ['a range to its due date', { dueTo: day('2026-04-04') }, true],
    ['a range to the day before', { dueTo: day('2026-04-03') }, false],
    ['its month', { month: { year: 2026, month: 3 } }, true],
    ['the month of its due date', { month: { year: 2026, month: 4 } }, false],
    ['its month in another year', { month: { year: 2025, month: 3 } }, false],
    ['two conditions of which one fails', { number: '1800', status: 'compensated' }, false],
  ])('with %s, includes the invoice: %3$s', (_, filter, isIncluded) => {
    expect(filterInvoices([invoice], filter)).toEqual(isIncluded ? [invoice] : []);
  });

  it('excludes documents without dates if a date condition is set', () => {
    const undated = aTestInvoice({ documentDate: null, dueDate: null });
    const filters: InvoiceFilter[] = [
      { documentDate: day('2026-01-01') },
      { dueFrom: day('2000-01-01') },
      { dueTo: day('2100-01-01') },
      { month: { year: 2026, month: 1 } },
    ];
    for (const filter of filters) expect(filterInvoices([undated], filter)).toEqual([]);
  });

  it('is active if it has a condition', () => {
    expect(isFilterActive({})).toBe(false);
    expect(isFilterActive({ number: ' . ', documentClasses: ['all'] })).toBe(false);
    expect(isFilterActive({ number: '1' })).toBe(true);
    expect(isFilterActive({ documentClasses: ['NOTAS'] })).toBe(true);
  });

  property(
    'keeps the order and is idempotent',
    [fc.array(anyInvoice), anyFilter],
    (invoices, filter) => {
      const matches = filterInvoices(invoices, filter);
      expect(invoices.filter((invoice) => matches.includes(invoice))).toEqual(matches);
      expect(filterInvoices(matches, filter)).toEqual(matches);
    },
  );

  property(
    'includes an invoice if and only if it matches every condition',
    [anyInvoice, anyFilter],
    (invoice, filter) => {
      const singleConditions = Object.entries(filter).map(([key, value]) => ({ [key]: value }));
      const matchesEach = singleConditions.every(
        (condition) => filterInvoices([invoice], condition).length === 1,
      );
      expect(filterInvoices([invoice], filter).length === 1).toBe(matchesEach);
    },
  );

  property(
    'removes nothing when inactive',
    [fc.array(anyInvoice), anyInactiveFilter],
    (invoices, filter) => {
      expect(isFilterActive(filter)).toBe(false);
      expect(filterInvoices(invoices, filter)).toEqual(invoices);
    },
  );
});
