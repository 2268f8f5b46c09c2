import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../test/days.ts';
import { anyCompensables, aTestCompensable } from '../../test/fixtures/compensable.ts';
import { property } from '../../test/property.ts';
import { exactSum, maximumSummands } from './exact-sum.ts';
import { proposeMatch } from './match-proposal.ts';

const cop = (minor: number) => ({ minor, currency: 'COP' as const });
const payment = (minor: number) => aTestCompensable({ id: `p${minor}`, balance: cop(-minor) });
const invoice = (id: string, due: string | null, minor: number) =>
  aTestCompensable({ id, dueDate: due === null ? null : day(due), balance: cop(minor) });

const sumAt = (amounts: readonly number[], positions: readonly number[]) =>
  positions.reduce((sum, position) => sum + (amounts[position] ?? Number.NaN), 0);

/** Whether any subset of a short list sums to the target, by brute force. */
const isReachable = (amounts: readonly number[], target: number): boolean => {
  const sums = new Set([0]);
  for (const amount of amounts) for (const sum of [...sums]) sums.add(sum + amount);
  return sums.has(target);
};

describe('amounts with an exact sum', () => {
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
  ])('of %j to %i: %j', (amounts, target, positions) => {
    expect(exactSum(amounts, target)).toEqual(positions);
  });

  it('gives up on long searches and on too many amounts', () => {
    const even = Array.from({ length: 400 }, (_, index) => 2 * (index + 1_000));
    expect(exactSum(even, 300_001)).toBeNull();
    const ones = (count: number) => Array.from({ length: count }, () => 1);
    expect(exactSum(ones(60), maximumSummands)).toHaveLength(maximumSummands);
    expect(exactSum(ones(60), maximumSummands + 1)).toBeNull();
  });

  property(
    'are found exactly when they exist',
    [
      fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 10 }),
      fc.integer({ min: 1, max: 150 }),
    ],
    (amounts, target) => {
      const positions = exactSum(amounts, target);
      expect(positions !== null).toBe(isReachable(amounts, target));
      if (positions !== null) expect(sumAt(amounts, positions)).toBe(target);
    },
  );

  property(
    'name each position once, in order',
    [
      fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }),
      fc.integer({ min: 1, max: 150 }),
    ],
    (amounts, target) => {
      const positions = exactSum(amounts, target) ?? [];
      expect([...new Set(positions)].sort((one, other) => one - other)).toEqual(positions);
    },
  );
});

describe('a compensation proposal', () => {
  const invoices = [
    invoice('new', '2026-03-01', 60),
    invoice('old', '2026-01-01', 50),
    invoice('none', null, 40),
  ];
  const proposed = (payments: number[]) => {
    const { kind, selection, totals } = proposeMatch(payments.map(payment), invoices, 'COP');
    return [kind, selection.invoices.map(({ id }) => id), totals.difference.minor];
  };

  it.each([
    ['one invoice of that sum', [60], ['exact', ['new'], 0]],
    ['two invoices of that sum', [90], ['exact', ['old', 'none'], 0]],
    ['several payments', [50, 60], ['exact', ['old', 'new'], 0]],
    ['oldest first until covered', [70], ['oldest-first', ['old', 'new'], 40]],
    ['the oldest covers it', [10], ['oldest-first', ['old'], 40]],
    ['all of them do not', [500], ['oldest-first', ['old', 'new', 'none'], -350]],
    ['no payment', [], ['none', [], 0]],
  ])('%s', (_, payments, expected) => {
    expect(proposed(payments)).toEqual(expected);
  });

  it('keeps the selected payments, and proposes nothing when no invoice is left', () => {
    const { selection } = proposeMatch([payment(60)], invoices, 'COP');
    expect(selection.payments.map(({ id }) => id)).toEqual(['p60']);
    expect(proposeMatch([payment(60)], [], 'COP').kind).toBe('none');
  });

  it('covers a payment with more invoices than an exact sum may have, and no more', () => {
    const many = Array.from({ length: 60 }, (_, index) => invoice(String(index), null, 1));
    const { kind, selection } = proposeMatch([payment(maximumSummands + 1)], many, 'COP');
    expect(kind).toBe('oldest-first');
    expect(selection.invoices).toHaveLength(maximumSummands + 1);
  });

  it('excludes blocked, zero and other-currency documents on both sides', () => {
    const unusable = [
      aTestCompensable({ id: 'b', blocked: true }),
      aTestCompensable({ id: 'z', balance: cop(0) }),
      aTestCompensable({ id: 'u', balance: { minor: 100, currency: 'USD' } }),
    ];
    expect(proposeMatch([payment(100)], unusable, 'COP').kind).toBe('none');
    expect(proposeMatch(unusable, invoices, 'COP').kind).toBe('none');
  });

  property(
    'is exact if marked so, otherwise covers the payments or takes all, oldest first',
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
      const last = selection.invoices.at(-1);
      const beforeLast = totals.difference.minor - Math.abs(last?.balance.minor ?? 0);
      expect(beforeLast).toBeLessThan(0);
      const due = selection.invoices.map(({ dueDate }) => dueDate ?? '~');
      expect(due).toEqual(due.toSorted());
    },
  );
});
