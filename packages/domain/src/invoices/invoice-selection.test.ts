import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import {
  isSelectable,
  refreshSelection,
  toggleAllInvoices,
  toggleSelection,
} from './invoice-selection.ts';

const anyDocument = fc.record({
  id: fc.integer({ min: 0, max: 20 }).map(String),
  blocked: fc.boolean(),
});
const anyInvoices = fc.uniqueArray(anyDocument, { selector: ({ id }) => id });

describe('selection of invoices (spec 2)', () => {
  it('adds enabled invoices and removes selected ones', () => {
    const invoice = { id: '1', blocked: false };
    const otherInvoice = { id: '2', blocked: false };
    expect(toggleSelection([invoice], otherInvoice)).toEqual([invoice, otherInvoice]);
    expect(toggleSelection([invoice, otherInvoice], invoice)).toEqual([otherInvoice]);
  });

  it('never adds a blocked invoice, but can remove it', () => {
    const blocked = { id: '1', blocked: true };
    expect(isSelectable(blocked)).toBe(false);
    expect(isSelectable({ blocked: false })).toBe(true);
    expect(toggleSelection([], blocked)).toEqual([]);
    expect(toggleSelection([{ id: '1', blocked: false }], blocked)).toEqual([]);
  });

  property('is unchanged after toggling an enabled invoice twice', [anyInvoices], (invoices) => {
    const [first, ...others] = invoices.filter(isSelectable);
    fc.pre(first !== undefined);
    expect(toggleSelection(toggleSelection(others, first), first)).toEqual(others);
  });

  property(
    'keeps and updates the invoices that are still enabled after a refresh',
    [anyInvoices, anyInvoices],
    (selection, latest) => {
      const refreshed = refreshSelection(selection, latest);
      for (const document of refreshed) expect(latest).toContain(document);
      const expected = selection
        .map(({ id }) => id)
        .filter((id) => latest.some((other) => other.id === id && !other.blocked));
      expect(refreshed.map(({ id }) => id)).toEqual(expected);
    },
  );

  property(
    'toggling all selects each invoice once, and toggling again deselects them',
    [anyInvoices, anyInvoices],
    (selection, invoices) => {
      const ids = new Set(invoices.map(({ id }) => id));
      const others = selection.filter(({ id }) => !ids.has(id));
      fc.pre(invoices.some(({ id }) => !selection.some((one) => one.id === id)));
      const allSelected = toggleAllInvoices(selection, invoices);
      expect(allSelected.map(({ id }) => id).toSorted()).toEqual(
        [...new Set([...selection, ...invoices].map(({ id }) => id))].toSorted(),
      );
      expect(toggleAllInvoices(allSelected, invoices)).toEqual(others);
    },
  );
});
