import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../test/days.ts';
import { anyCompensables, aTestCompensable } from '../../test/fixtures/compensable.ts';
import { property } from '../../test/property.ts';
import { findExactSum, maxSummands } from './exact-sum.ts';
import { proposeMatch } from './match-proposal.ts';

const cop = (minor: number) => ({ minor, currency: 'COP' as const });
const createPayment = (minor: number) =>
  aTestCompensable({ id: `p${minor}`, balance: cop(-minor) });
const createInvoice = (id: string, dueDate: string | null, minor: number) =>
  aTestCompensable({ id, dueDate: dueDate === null ? null : day(dueDate), balance: cop(minor) });

const sumAt = (amounts: readonly number[], indexes: readonly number[]) =>
  indexes.reduce((sum, position) => sum + (amounts[position] ?? Number.NaN), 0);

/** Whether any subset of a short list sums to the target, by brute force. */
const isReachable = (amounts: readonly number[], target: number): boolean => {
  const sums = new Set([0]);
  for (const amount of amounts) for (const sum of [...sums]) sums.add(sum + amount);
  return sums.has(target);
};

describe('findExactSum', () => {
  it.each([
    [[30, 20, 50], 50, [0, 1]],
    [[50, 20, 30], 50, [0]],
    [[5, 5, 5], 10, [0, 1]],
    [[70, 20], 50, null],
    [[], 50, null],
    [[10], 0, null],
    [[10], -10, null],
    [[9, 4, 3], 7, [1, 2]],
    [[10], 10, [0]],
  ])('in %j with the target %i returns the indexes %j', (amounts, target, indexes) => {
    expect(findExactSum(amounts, target)).toEqual(indexes);
  });

  it('gives up on long searches and on too many amounts', () => {
    const evenAmounts = Array.from({ length: 400 }, (_, index) => 2 * (index + 1_000));
    expect(findExactSum(evenAmounts, 300_001)).toBeNull();
    const createOnes = (count: number) => Array.from({ length: count }, () => 1);
    expect(findExactSum(createOnes(60), maxSummands)).toHaveLength(maxSummands);
    expect(findExactSum(createOnes(60), maxSummands + 1)).toBeNull();
  });

  property(
    'finds amounts if and only if some of them sum to the target',
    [
      fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 10 }),
      fc.integer({ min: 1, max: 150 }),
    ],
    (amounts, target) => {
      const indexes = findExactSum(amounts, target);
      expect(indexes !== null).toBe(isReachable(amounts, target));
      if (indexes !== null) expect(sumAt(amounts, indexes)).toBe(target);
    },
  );

  property(
    'returns each index once, in order',
    [
      fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }),
      fc.integer({ min: 1, max: 150 }),
    ],
    (amounts, target) => {
      const indexes = findExactSum(amounts, target) ?? [];
      expect([...new Set(indexes)].sort((one, other) => one - other)).toEqual(indexes);
    },
  );
});

describe('proposeMatch', () => {
  const invoices = [
    createInvoice('new', '2026-03-01', 60),
    createInvoice('old', '2026-01-01', 50),
    createInvoice('none', null, 40),
  ];
  const getProposal = (payments: number[]) => {
    const { kind, selection, totals } = proposeMatch(payments.map(createPayment), invoices, 'COP');
    return [kind, selection.invoices.map(({ id }) => id), totals.difference.minor];
  };

  it.each([
    ['one invoice with that amount', [60], ['exact', ['new'], 0]],
    ['two invoices with that sum', [90], ['exact', ['old', 'none'], 0]],
    ['invoices for several payments', [50, 60], ['exact', ['old', 'new'], 0]],
    [
      'the oldest invoices until the payment is covered',
      [70],
      ['oldest-first', ['old', 'new'], 40],
    ],
    ['only the oldest invoice if it covers the payment', [10], ['oldest-first', ['old'], 40]],
    [
      'all invoices if they do not cover the payment',
      [500],
      ['oldest-first', ['old', 'new', 'none'], -350],
    ],
    ['nothing without a payment', [], ['none', [], 0]],
  ])('proposes %s', (_, payments, expected) => {
    expect(getProposal(payments)).toEqual(expected);
  });

  it('keeps the selected payments, and proposes nothing if there are no invoices', () => {
    const { selection } = proposeMatch([createPayment(60)], invoices, 'COP');
    expect(selection.payments.map(({ id }) => id)).toEqual(['p60']);
    expect(proposeMatch([createPayment(60)], [], 'COP').kind).toBe('none');
  });

  it('selects the oldest invoices if an exact sum would need too many', () => {
    const manyInvoices = Array.from({ length: 60 }, (_, index) =>
      createInvoice(String(index), null, 1),
    );
    const { kind, selection } = proposeMatch([createPayment(maxSummands + 1)], manyInvoices, 'COP');
    expect(kind).toBe('oldest-first');
    expect(selection.invoices).toHaveLength(maxSummands + 1);
  });

  it('excludes blocked, zero and other-currency documents on both sides', () => {
    const unusableDocuments = [
      aTestCompensable({ id: 'b', blocked: true }),
      aTestCompensable({ id: 'z', balance: cop(0) }),
      aTestCompensable({ id: 'u', balance: { minor: 100, currency: 'USD' } }),
    ];
    expect(proposeMatch([createPayment(100)], unusableDocuments, 'COP').kind).toBe('none');
    expect(proposeMatch(unusableDocuments, invoices, 'COP').kind).toBe('none');
  });

  property(
    'an exact proposal has no difference; any other takes only as many old invoices as needed',
    [anyCompensables(3), anyCompensables(8)],
    (payments, candidates) => {
      const { kind, selection, totals } = proposeMatch(payments, candidates, 'COP');
      for (const document of selection.invoices) {
        expect(candidates).toContain(document);
        expect(document.blocked).toBe(false);
        expect(document.balance.currency).toBe('COP');
      }
      if (kind === 'exact') expect(totals.difference.minor).toBe(0);
      if (kind !== 'oldest-first') return;
      const lastInvoice = selection.invoices.at(-1);
      const differenceBeforeLast =
        totals.difference.minor - Math.abs(lastInvoice?.balance.minor ?? 0);
      expect(differenceBeforeLast).toBeLessThan(0);
      const dueDates = selection.invoices.map(({ dueDate }) => dueDate ?? '~');
      expect(dueDates).toEqual(dueDates.toSorted());
    },
  );
});
