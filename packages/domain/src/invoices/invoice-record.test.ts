import { describe, expect, it } from 'vitest';
import { aTestInvoice } from '../../test/fixtures/invoice.ts';
import { getInvoiceRecord, getRecordNumber } from './invoice-record.ts';

const cop = (minor: number) => ({ minor, currency: 'COP' as const });
const settled = { settled: true, status: 'compensated' } as const;

describe('getInvoiceRecord', () => {
  it('returns null without a document', () => {
    expect(getInvoiceRecord([], [])).toBeNull();
  });

  it('takes the original amount from the history and what is left from the open lines', () => {
    const open = aTestInvoice({ balance: cop(40) });
    const past = aTestInvoice({ id: 'h', balance: cop(100) });
    expect(getInvoiceRecord([open], [past])).toMatchObject({
      document: open,
      openLines: [open],
      original: cop(100),
      left: cop(40),
    });
  });

  it('adds up the lines of one document', () => {
    const lines = [
      aTestInvoice({ id: '1', balance: cop(40) }),
      aTestInvoice({ id: '2', balance: cop(60) }),
      aTestInvoice({ id: '3', documentNumber: 'another', balance: cop(1) }),
    ];
    expect(getInvoiceRecord(lines, [])).toMatchObject({ left: cop(100), original: null });
  });

  it('has nothing left of a settled document', () => {
    const document = aTestInvoice({ ...settled, balance: cop(100) });
    expect(getInvoiceRecord([document], [])).toMatchObject({
      openLines: [],
      original: cop(100),
      left: cop(0),
    });
    expect(getInvoiceRecord([], [document])).toMatchObject({ left: cop(0), original: cop(100) });
  });

  it('does not know what is left of an open document of the history', () => {
    expect(getInvoiceRecord([], [aTestInvoice()])).toMatchObject({ left: null });
  });

  it('prefers the invoice to the credit note that names it, and relates them', () => {
    const note = aTestInvoice({ id: 'n', kind: 'payment', documentNumber: 'note' });
    const invoice = aTestInvoice();
    expect(getInvoiceRecord([], [note, invoice])).toMatchObject({
      document: invoice,
      related: [note],
    });
    const unnumbered = aTestInvoice({ id: 'n', documentNumber: 'note', invoiceNumber: '' });
    expect(getInvoiceRecord([aTestInvoice({ invoiceNumber: '' })], [unnumbered])?.related).toEqual(
      [],
    );
  });
});

it('identifies a document by its invoice number, else by its document number', () => {
  expect(getRecordNumber(aTestInvoice())).toBe('FE-1234');
  expect(getRecordNumber(aTestInvoice({ invoiceNumber: '' }))).toBe('1800001234');
});
