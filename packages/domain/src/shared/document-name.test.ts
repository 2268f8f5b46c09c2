import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { displayNumber, documentName } from './document-name.ts';

const unpaidBalance = { minor: 1, currency: 'COP' } as const;
const invoice = {
  kind: 'invoice',
  balance: unpaidBalance,
  documentType: 'RV',
  documentClass: 'Factura',
  communityTaxId: '',
  invoiceNumber: 'FEV100079',
  documentNumber: '1900000079',
} as const;
const number = 'FEV100079';

describe('the name of a document', () => {
  it.each(['DB', 'DB-SF', ' db-sp '])('%s is named by its class, not invoice', (type) => {
    const note = { ...invoice, documentType: type, documentClass: ' Intereses de mora ' };
    expect(documentName(note)).toEqual({ kind: 'class', className: 'Intereses de mora', number });
    expect(documentName({ ...note, documentClass: ' ' })).toEqual({ kind: 'document', number });
  });

  it('an invoice is named as an invoice, whatever its class', () => {
    expect(documentName({ ...invoice, documentClass: 'FC' })).toEqual({ kind: 'invoice', number });
  });

  property('negative documents are credits', [fc.string(), fc.string()], (type, name) => {
    const credit = { ...invoice, documentType: type, documentClass: name };
    expect(documentName({ ...credit, balance: { ...unpaidBalance, minor: -1 } }).kind).toBe(
      'credit',
    );
  });

  it.each([
    ['FE.4500259', 'FEV100079', 'FE.4500259'],
    [' ', 'FEV100079', 'FEV100079'],
    ['', '', '1900000079'],
  ])(
    'community number %j and invoice number %j give %s',
    (communityTaxId, invoiceNumber, shown) => {
      expect(documentName({ ...invoice, communityTaxId, invoiceNumber }).number).toBe(shown);
    },
  );

  property(
    'the number is one of the document’s',
    [fc.string(), fc.string(), fc.string()],
    (a, b, c) => {
      const shown = displayNumber({ communityTaxId: a, invoiceNumber: b, documentNumber: c });
      expect([a.trim(), b, c]).toContain(shown);
      if (shown === '') expect(c).toBe('');
    },
  );
});
