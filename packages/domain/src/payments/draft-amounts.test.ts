import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyPayables,
  aTestDocument,
  noneInProgress,
} from '../../test/fixtures/payable-document.ts';
import { property } from '../../test/property.ts';
import {
  amountsToRetry,
  applyAmounts,
  getAmounts,
  isFullyHeld,
  mergeAmounts,
  toFullPayments,
} from './draft-amounts.ts';
import { draftPayment, setEntryAmount, setEntryMode } from './payment-draft.ts';

const cop = (minor: number) => ({ minor, currency: 'COP' as const });
const document = (id: string, minor: number) =>
  aTestDocument({ id, documentNumber: `n-${id}`, balance: cop(minor) });
const getDraft = (...documents: readonly ReturnType<typeof document>[]) =>
  draftPayment('COP', documents, noneInProgress);

describe('the amounts of a draft', () => {
  const draft = getDraft(document('a', 100), document('b', 200));
  const partly = setEntryAmount(setEntryMode(draft, 'b', 'partial'), 'b', 50);

  it('are the amount per document, null for full payment', () => {
    expect(getAmounts(partly)).toEqual([
      { documentNumber: 'n-a', partial: null },
      { documentNumber: 'n-b', partial: 50 },
    ]);
  });

  it('restore the draft', () => {
    expect(applyAmounts(draft, getAmounts(partly))).toEqual(partly);
    expect(applyAmounts(partly, getAmounts(draft))).toEqual(draft);
  });

  it('are clamped to the current balance and skip missing documents', () => {
    const now = getDraft(document('b', 30));
    expect(applyAmounts(now, getAmounts(partly)).entries).toMatchObject([
      { document: { id: 'b' }, mode: 'partial', amount: cop(30), issue: 'changed' },
    ]);
  });

  it('are fully held only while payments in progress hold every document', () => {
    const holding = (...numbers: readonly string[]) => new Map(numbers.map((one) => [one, 'held']));
    expect(isFullyHeld(getAmounts(draft), holding('n-a', 'n-b', 'n-c'))).toBe(true);
    expect(isFullyHeld(getAmounts(draft), holding('n-a'))).toBe(false);
    expect(isFullyHeld(getAmounts(draft), holding())).toBe(false);
  });

  it('change nothing if empty', () => {
    expect(applyAmounts(draft, [])).toEqual(draft);
  });

  property(
    'keep amounts within bounds and documents unchanged',
    [anyPayables, fc.array(fc.option(fc.integer(), { nil: null }))],
    (documents, partials) => {
      const fresh = draftPayment('COP', documents, noneInProgress);
      const amounts = fresh.entries.map((entry, place) => ({
        documentNumber: entry.document.documentNumber,
        partial: partials[place] ?? null,
      }));
      const { entries } = applyAmounts(fresh, amounts);
      expect(entries.map((entry) => entry.document)).toEqual(
        fresh.entries.map((entry) => entry.document),
      );
      for (const { amount, document: paid } of entries) {
        expect(amount.minor).toBeGreaterThanOrEqual(0);
        expect(amount.minor).toBeLessThanOrEqual(paid.balance.minor);
      }
    },
  );
});

describe('amounts of a retry', () => {
  const [a, b] = [document('a', 100), document('b', 200)];

  it('are the same; a full balance is a full payment', () => {
    const lines = [
      { documentNumber: 'n-a', amount: cop(100) },
      { documentNumber: 'n-b', amount: cop(50) },
    ];
    const amounts = toFullPayments(amountsToRetry(lines), [a, b]);
    expect(amounts).toEqual([
      { documentNumber: 'n-a', partial: null },
      { documentNumber: 'n-b', partial: 50 },
    ]);
    expect(getAmounts(applyAmounts(getDraft(a, b), amounts))).toEqual(amounts);
  });

  it('are those of the last time for each document', () => {
    const known = [
      { documentNumber: 'n-a', partial: 1 },
      { documentNumber: 'n-b', partial: 2 },
    ];
    const later = [{ documentNumber: 'n-b', partial: null }];
    expect(mergeAmounts(known, later)).toEqual([known[0], later[0]]);
  });
});
