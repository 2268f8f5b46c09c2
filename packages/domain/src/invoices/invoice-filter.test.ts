import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTestInvoice } from '../../test/fixtures/invoice.ts';
import { property } from '../../test/property.ts';
import { cleanNumberFilter, searchNumbers } from './invoice-filter.ts';

const anyNumber = fc.stringMatching(/^[0-9.]{0,4}$/);
const anyInvoice = fc
  .record({ documentNumber: anyNumber, invoiceNumber: anyNumber, communityTaxId: anyNumber })
  .map(aTestInvoice);

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

describe('searchNumbers (spec 2, 5)', () => {
  const invoice = aTestInvoice({
    documentNumber: '1800.12',
    invoiceNumber: 'FE-77',
    communityTaxId: 'CTI-9',
  });

  it.each([
    ['its document number with different dots', '18.0012', true],
    ['its invoice number', 'FE-77', true],
    ['part of its community tax id', 'CTI', true],
    ['its invoice number in lower case', 'fe-77', true],
    ['another number', '999', false],
    ['a number that has only dots', '..', true],
  ])('with %s, includes the invoice: %3$s', (_, text, isIncluded) => {
    expect(searchNumbers([invoice], text)).toEqual(isIncluded ? [invoice] : []);
  });

  property(
    'keeps the order and is idempotent',
    [fc.array(anyInvoice), anyNumber],
    (invoices, text) => {
      const matches = searchNumbers(invoices, text);
      expect(invoices.filter((invoice) => matches.includes(invoice))).toEqual(matches);
      expect(searchNumbers(matches, text)).toEqual(matches);
    },
  );

  property(
    'removes nothing for a text of dots and spaces',
    [fc.array(anyInvoice), fc.stringMatching(/^[. ]{0,4}$/)],
    (invoices, text) => {
      expect(searchNumbers(invoices, text)).toEqual(invoices);
    },
  );
});
