import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import { documentNaming, documentNumberShown } from './document-name.ts';

const unpaidBalance = { minor: 1, currency: 'COP' } as const;
const invoice = {
  kind: 'invoice',
  balance: unpaidBalance,
  documentType: 'RV',
  documentClass: 'Factura',
} as const;

describe('what a document is called', () => {
  it.each(['DB', 'DB-SF', ' db-sp '])('%s is called by its class, not an invoice', (type) => {
    const note = { ...invoice, documentType: type, documentClass: ' Intereses de mora ' };
    expect(documentNaming(note)).toEqual({ kind: 'class', name: 'Intereses de mora' });
    expect(documentNaming({ ...note, documentClass: ' ' })).toEqual({ kind: 'document' });
  });

  it('an invoice is an invoice, whatever its class says', () => {
    expect(documentNaming({ ...invoice, documentClass: 'FC' })).toEqual({ kind: 'invoice' });
  });

  property('below zero everything is a credit', [fc.string(), fc.string()], (type, name) => {
    const credit = { ...invoice, documentType: type, documentClass: name };
    expect(documentNaming({ ...credit, balance: { ...unpaidBalance, minor: -1 } }).kind).toBe(
      'credit',
    );
  });

  property('its number is one of its own', [fc.string(), fc.string(), fc.string()], (a, b, c) => {
    const shown = documentNumberShown({ communityTaxId: a, invoiceNumber: b, documentNumber: c });
    expect([a.trim(), b, c]).toContain(shown);
    if (shown === '') expect(c).toBe('');
  });
});
