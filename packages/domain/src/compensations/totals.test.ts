import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCompensables, aTestCompensable } from '../../test/fixtures/compensable.ts';
import { property } from '../../test/property.ts';
import { sumByCurrency } from '../shared/index.ts';
import { getCompensatedTotals, getCompensationTotals } from './totals.ts';

const cop = (minor: number) => ({ minor, currency: 'COP' as const });
const createDocuments = (...minors: number[]) =>
  minors.map((minor) => aTestCompensable({ balance: cop(minor) }));

const anyPesos = anyCompensables(6, ['COP']);

describe('getCompensationTotals (reading 19)', () => {
  it.each([
    [[-100], [100], 100, 100, 0],
    [[-100, -50], [100], 150, 100, -50],
    [[-100], [100, 80], 100, 180, 80],
    [[], [], 0, 0, 0],
  ])(
    'payments of %j and invoices of %j total %i and %i, with the difference %i',
    (payments, invoices, paymentsTotal, invoicesTotal, difference) => {
      const selection = {
        payments: createDocuments(...payments),
        invoices: createDocuments(...invoices),
      };
      expect(getCompensationTotals(selection, 'COP')).toEqual({
        payments: cop(paymentsTotal),
        invoices: cop(invoicesTotal),
        difference: cop(difference),
      });
    },
  );

  it('never counts an amount of another currency as one of the store', () => {
    const dollars = aTestCompensable({ balance: { minor: 100, currency: 'USD' } });
    const selection = { payments: createDocuments(-100), invoices: [dollars] };
    expect(() => getCompensationTotals(selection, 'COP')).toThrow(RangeError);
  });

  property(
    'both sums are non-negative and differ by the difference',
    [anyPesos, anyPesos],
    (payments, invoices) => {
      const totals = getCompensationTotals({ payments, invoices }, 'COP');
      expect(totals.payments.minor).toBeGreaterThanOrEqual(0);
      expect(totals.invoices.minor).toBeGreaterThanOrEqual(0);
      expect(totals.payments.minor + totals.difference.minor).toBe(totals.invoices.minor);
    },
  );

  property('swapping the sides negates the difference', [anyPesos, anyPesos], (one, other) => {
    const difference = getCompensationTotals({ payments: one, invoices: other }, 'COP').difference
      .minor;
    const swappedDifference = getCompensationTotals({ payments: other, invoices: one }, 'COP')
      .difference.minor;
    expect(difference + swappedDifference).toBe(0);
  });
});

property(
  'getCompensatedTotals counts completed compensations only',
  [
    fc.array(
      fc.record({
        state: fc.constantFrom('completed', 'in-process', 'rejected', 'unknown'),
        compensatedTotal: fc.record({
          minor: fc.nat(1e9),
          currency: fc.constantFrom('COP', 'USD'),
        }),
      }),
    ),
  ],
  (compensations) => {
    const completed = compensations.filter(({ state }) => state === 'completed');
    expect(getCompensatedTotals(compensations)).toEqual(
      sumByCurrency(completed.map(({ compensatedTotal }) => compensatedTotal)),
    );
    return completed.length > 0 || getCompensatedTotals(compensations).length === 0;
  },
);
