import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../test/days.ts';
import {
  anyPayables,
  aTestDocument,
  noDocumentsInProgress,
} from '../../test/fixtures/payable-document.ts';
import { property } from '../../test/property.ts';
import { getSkippedDocuments, splitBudget } from './budget-split.ts';
import { getDraftTotal } from './draft-lines.ts';

const cop = (minor: number) => ({ minor, currency: 'COP' as const });
const invoice = (id: string, due: string | null, minor: number) =>
  aTestDocument({ id, dueDate: due === null ? null : day(due), balance: cop(minor) });
const noMinimum = { mode: 'off', amount: cop(0) } as const;
const anyBudget = fc.nat(1e12).map(cop);

describe('splitBudget', () => {
  const invoices = [
    invoice('none', null, 100),
    invoice('new', '2026-03-01', 100),
    invoice('old', '2026-01-01', 100),
    invoice('old too', '2026-01-01', 100),
  ];
  const getSplit = (budget: number) => {
    const { draft, remaining } = splitBudget(
      invoices,
      cop(budget),
      noDocumentsInProgress,
      noMinimum,
    );
    return [
      draft.entries.map(({ document, mode, amount }) => [document.id, mode, amount.minor]),
      remaining.minor,
    ];
  };

  it.each([
    [0, [], 0],
    [40, [['old', 'partial', 40]], 0],
    [100, [['old', 'full', 100]], 0],
    [
      150,
      [
        ['old', 'full', 100],
        ['old too', 'partial', 50],
      ],
      0,
    ],
    [
      250,
      [
        ['old', 'full', 100],
        ['old too', 'full', 100],
        ['new', 'partial', 50],
      ],
      0,
    ],
    [
      1_000,
      [
        ['old', 'full', 100],
        ['old too', 'full', 100],
        ['new', 'full', 100],
        ['none', 'full', 100],
      ],
      600,
    ],
    [-5, [], 0],
  ])('splits a budget of %i into %j, with %i remaining', (budget, entries, remaining) => {
    expect(getSplit(budget)).toEqual([entries, remaining]);
  });

  it('skips documents that cannot be paid', () => {
    const blocked = { ...invoice('b', '2020-01-01', 50), blocked: true };
    const { draft, remaining } = splitBudget([blocked], cop(50), noDocumentsInProgress, noMinimum);
    expect(draft.entries).toEqual([]);
    expect(remaining).toEqual(cop(50));
  });

  property(
    'spends the entire budget or pays all documents',
    [anyPayables, anyBudget],
    (documents, budget) => {
      const { draft, remaining } = splitBudget(documents, budget, noDocumentsInProgress, noMinimum);
      const totalBalance = documents.reduce((sum, { balance }) => sum + balance.minor, 0);
      expect(getDraftTotal(draft).minor).toBe(Math.min(budget.minor, totalBalance));
      expect(getDraftTotal(draft).minor + remaining.minor).toBe(budget.minor);
    },
  );

  property(
    'pays at most the last document partially',
    [anyPayables, anyBudget],
    (documents, budget) => {
      const { entries } = splitBudget(documents, budget, noDocumentsInProgress, noMinimum).draft;
      for (const { mode, amount, document } of entries.slice(0, -1)) {
        expect(mode).toBe('full');
        expect(amount).toEqual(document.balance);
      }
      for (const { amount, document } of entries) {
        expect(amount.minor).toBeGreaterThan(0);
        expect(amount.minor).toBeLessThanOrEqual(document.balance.minor);
      }
    },
  );

  property(
    'pays an invoice only after those with earlier due dates are paid in full',
    [anyPayables, anyBudget],
    (documents, budget) => {
      const { entries } = splitBudget(documents, budget, noDocumentsInProgress, noMinimum).draft;
      const lastDueDate = entries.at(-1)?.document.dueDate ?? '9999';
      const paidIds = new Set(entries.map(({ document }) => document.id));
      for (const { id, dueDate } of documents) {
        if (entries.length > 0 && !paidIds.has(id))
          expect((dueDate ?? '9999') >= lastDueDate).toBe(true);
      }
    },
  );

  property(
    'never pays less of a document with a larger budget',
    [anyPayables, anyBudget, fc.nat(1e9)],
    (documents, budget, extra) => {
      const getPaidAmounts = (minor: number) =>
        new Map(
          splitBudget(documents, cop(minor), noDocumentsInProgress, noMinimum).draft.entries.map(
            (entry) => [entry.document.id, entry.amount.minor],
          ),
        );
      const amountsWithLargerBudget = getPaidAmounts(budget.minor + extra);
      for (const [id, minor] of getPaidAmounts(budget.minor)) {
        expect(amountsWithLargerBudget.get(id) ?? 0).toBeGreaterThanOrEqual(minor);
      }
    },
  );

  it.each([
    [150_000, [['a', 'partial', 10_000]], 140_000],
    [10_000, [['a', 'partial', 10_000]], 0],
    [170_000, [['a', 'full', 170_000]], 0],
    [300_000, [['a', 'full', 170_000]], 130_000],
  ])(
    'keeps a rest of at least 160000: a budget of %i pays %j and leaves %i',
    (budget, entries, left) => {
      const documents = [invoice('a', '2026-01-01', 170_000), invoice('b', '2026-02-01', 150_000)];
      const minimum = { mode: 'block', amount: cop(160_000) } as const;
      const split = splitBudget(documents, cop(budget), noDocumentsInProgress, minimum);
      expect(
        split.draft.entries.map(({ document, mode, amount }) => [document.id, mode, amount.minor]),
      ).toEqual(entries);
      expect(split.remaining).toEqual(cop(left));
      expect(split.isHeldForMinimum).toBe(left > 0);
    },
  );

  property(
    'leaves no rest below the minimum and spends or returns the entire budget (reading 80)',
    [anyPayables, anyBudget, fc.nat(1e9)],
    (documents, budget, minimumMinor) => {
      const minimum = { mode: 'block', amount: cop(minimumMinor) } as const;
      const { draft, remaining } = splitBudget(documents, budget, noDocumentsInProgress, minimum);
      expect(getDraftTotal(draft).minor + remaining.minor).toBe(budget.minor);
      for (const { document, amount } of draft.entries) {
        const rest = document.balance.minor - amount.minor;
        expect(rest === 0 || rest >= minimumMinor).toBe(true);
      }
    },
  );
});

describe('getSkippedDocuments', () => {
  const payable = [invoice('old', '2026-01-01', 100), invoice('new', '2026-03-01', 100)];
  const unpayable = [
    invoice('a', '2026-01-01', 1),
    invoice('b', '2026-02-01', 1),
    invoice('c', null, 1),
  ];

  it.each([
    [100, ['a']],
    [101, ['a', 'b']],
    [200, ['a', 'b']],
    [201, ['a', 'b', 'c']],
  ])('a budget of %i skips %j', (budget, ids) => {
    const split = splitBudget(payable, cop(budget), noDocumentsInProgress, noMinimum);
    expect(getSkippedDocuments(unpayable, split).map(({ id }) => id)).toEqual(ids);
  });

  it('a budget that pays nothing skips all', () => {
    const split = splitBudget([], cop(100), noDocumentsInProgress, noMinimum);
    expect(getSkippedDocuments(unpayable, split)).toEqual(unpayable);
  });
});
