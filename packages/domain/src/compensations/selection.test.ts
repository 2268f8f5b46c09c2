import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCompensables, aTestCompensable } from '../../test/fixtures/compensable.ts';
import { property } from '../../test/property.ts';
import { getCompensationLines } from './request.ts';
import {
  canCompensate,
  canRemoveFrom,
  getCompensationHint,
  removeFromCompensation,
} from './selection.ts';
import type { CompensationSelection } from './types.ts';

const createDocuments = (count: number) =>
  Array.from({ length: count }, (_, index) => aTestCompensable({ id: String(index) }));
const anySelection: fc.Arbitrary<CompensationSelection> = fc.record({
  payments: anyCompensables(4),
  invoices: anyCompensables(4),
});
const anySide = fc.constantFrom('payment' as const, 'invoice' as const);

describe('selecting payments and invoices (spec 2)', () => {
  it.each([
    [0, 0, false, false],
    [1, 0, false, true],
    [0, 1, false, true],
    [2, 0, false, false],
    [0, 2, false, false],
    [1, 1, true, false],
    [3, 2, true, false],
  ])(
    'with %i payments and %i invoices, continuing is enabled: %s, and the hint is shown: %s',
    (payments, invoices, enabled, showsMessage) => {
      const selection = {
        payments: createDocuments(payments),
        invoices: createDocuments(invoices),
      };
      expect(canCompensate(selection)).toBe(enabled);
      expect(getCompensationHint(selection)).toEqual(
        showsMessage
          ? { key: 'You must choose at least 1 item from each side to make compensation.' }
          : null,
      );
    },
  );

  it('keeps the last document of each side in the dialog', () => {
    const selection = { payments: createDocuments(1), invoices: createDocuments(2) };
    expect(canRemoveFrom(selection, 'payment')).toBe(false);
    expect(canRemoveFrom(selection, 'invoice')).toBe(true);
    expect(removeFromCompensation(selection, 'payment', '0')).toEqual(selection);
    expect(removeFromCompensation(selection, 'invoice', '0').invoices.map(({ id }) => id)).toEqual([
      '1',
    ]);
    expect(removeFromCompensation(selection, 'invoice', '9')).toEqual(selection);
  });

  property(
    'a valid selection stays valid after any removals in the dialog',
    [anySelection, fc.array(fc.tuple(anySide, fc.nat(40).map(String)))],
    (initial, removals) => {
      const result = removals.reduce(
        (selection, [side, id]) => removeFromCompensation(selection, side, id),
        initial,
      );
      expect(canCompensate(result)).toBe(canCompensate(initial));
    },
  );
});

describe('the request of a compensation (spec 3)', () => {
  it('has one line for each document, payments first, with their signs', () => {
    const payment = aTestCompensable({ id: 'p', balance: { minor: -70, currency: 'COP' } });
    const invoice = aTestCompensable({ id: 'i', documentNumber: '9', invoiceNumber: 'FE-9' });
    expect(getCompensationLines({ payments: [payment], invoices: [invoice] })).toEqual([
      {
        side: 'payment',
        dueDate: null,
        documentNumber: '1800',
        invoiceNumber: 'FE-1',
        amount: { minor: -70, currency: 'COP' },
      },
      {
        side: 'invoice',
        dueDate: null,
        documentNumber: '9',
        invoiceNumber: 'FE-9',
        amount: { minor: 100, currency: 'COP' },
      },
    ]);
  });

  property('has exactly the selected documents', [anySelection], (selection) => {
    const lines = getCompensationLines(selection);
    expect(lines.filter(({ side }) => side === 'payment')).toHaveLength(selection.payments.length);
    expect(lines.filter(({ side }) => side === 'invoice')).toHaveLength(selection.invoices.length);
  });
});
