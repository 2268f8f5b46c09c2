import { describe, expect, it } from 'vitest';
import { anyCompensables, aTestCompensable } from '../../test/fixtures/compensable.ts';
import { property } from '../../test/property.ts';
import { refreshCompensation } from './refresh.ts';

const cop = (minor: number) => ({ minor, currency: 'COP' as const });
const payment = aTestCompensable({ id: 'p', balance: cop(-70) });
const invoice = aTestCompensable({ id: 'i', balance: cop(70) });
const other = aTestCompensable({ id: 'o', balance: cop(30) });
const foreign = aTestCompensable({ id: 'f', balance: cop(30) });
const selected = { payments: [payment], invoices: [invoice, other] };

describe('refreshCompensation (faults 10)', () => {
  it('returns the same selection if nothing changed', () => {
    expect(refreshCompensation(selected, selected, 'COP')).toEqual({
      selection: selected,
      missing: [],
      changed: [],
    });
  });

  it('removes held, missing and other-currency documents on both sides', () => {
    const latest = {
      payments: [{ ...payment, blocked: true }],
      invoices: [other, { ...foreign, balance: { minor: 30, currency: 'USD' as const } }],
    };
    const previous = { ...selected, invoices: [invoice, other, foreign] };
    expect(refreshCompensation(previous, latest, 'COP')).toEqual({
      selection: { payments: [], invoices: [other] },
      missing: [payment, invoice, foreign],
      changed: [],
    });
  });

  it('uses the current balance of a document', () => {
    const now = { ...invoice, balance: cop(50) };
    const credit = { ...payment, balance: cop(-20) };
    const latest = { payments: [credit], invoices: [other, now] };
    const { selection, changed, missing } = refreshCompensation(selected, latest, 'COP');
    expect(selection).toEqual({ payments: [credit], invoices: [now, other] });
    expect(changed).toEqual([credit, now]);
    expect(missing).toEqual([]);
  });

  property(
    'every selected document is kept or removed, and none is added',
    [anyCompensables(5), anyCompensables(5)],
    (previous, now) => {
      const { selection, missing } = refreshCompensation(
        { payments: previous, invoices: [] },
        { payments: now, invoices: [] },
        'COP',
      );
      const ids = [...selection.payments, ...missing].map(({ id }) => id);
      expect(ids.toSorted()).toEqual(previous.map(({ id }) => id).toSorted());
      for (const { blocked, balance } of selection.payments) {
        expect([blocked, balance.currency]).toEqual([false, 'COP']);
      }
    },
  );
});
