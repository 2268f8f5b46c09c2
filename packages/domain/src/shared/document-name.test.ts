import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { getDisplayNumber, getDocumentName } from './document-name.ts';

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

describe('getDocumentName', () => {
  it.each(['DB', 'DB-SF', ' db-sp '])('uses the class as the name of the type %s', (type) => {
    const note = { ...invoice, documentType: type, documentClass: ' Intereses de mora ' };
    expect(getDocumentName(note)).toEqual({
      kind: 'class',
      className: 'Intereses de mora',
      number,
    });
    expect(getDocumentName({ ...note, documentClass: ' ' })).toEqual({ kind: 'document', number });
  });

  it('returns the kind invoice for invoices of any class', () => {
    expect(getDocumentName({ ...invoice, documentClass: 'FC' })).toEqual({
      kind: 'invoice',
      number,
    });
  });

  property(
    'returns the kind credit for negative documents',
    [fc.string(), fc.string()],
    (type, name) => {
      const credit = { ...invoice, documentType: type, documentClass: name };
      expect(getDocumentName({ ...credit, balance: { ...unpaidBalance, minor: -1 } }).kind).toBe(
        'credit',
      );
    },
  );

  it.each([
    ['FE.4500259', 'FEV100079', 'FE.4500259'],
    [' ', 'FEV100079', 'FEV100079'],
    ['', '', '1900000079'],
  ])(
    'with the community number %j and the invoice number %j, returns %s',
    (communityTaxId, invoiceNumber, displayed) => {
      expect(getDocumentName({ ...invoice, communityTaxId, invoiceNumber }).number).toBe(displayed);
    },
  );

  property(
    'returns one of the numbers of the document',
    [fc.string(), fc.string(), fc.string()],
    (a, b, c) => {
      const displayNumber = getDisplayNumber({
        communityTaxId: a,
        invoiceNumber: b,
        documentNumber: c,
      });
      expect([a.trim(), b, c]).toContain(displayNumber);
      if (displayNumber === '') expect(c).toBe('');
    },
  );
});
