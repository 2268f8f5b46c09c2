import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyPayables,
  aTestDocument,
  noDocumentsInProgress,
} from '../../test/fixtures/payable-document.ts';
import { property } from '../../test/property.ts';
import {
  applyAmounts,
  getAmounts,
  getRetryAmounts,
  isFullyHeld,
  mergeAmounts,
  toFullPayments,
} from './draft-amounts.ts';
import { draftPayment, setEntryAmount, setEntryMode } from './payment-draft.ts';

const cop = (minor: number) => ({ minor, currency: 'COP' as const });
const createDocument = (id: string, minor: number) =>
  aTestDocument({ id, documentNumber: `n-${id}`, balance: cop(minor) });
const createDraft = (...documents: readonly ReturnType<typeof createDocument>[]) =>
  draftPayment('COP', documents, noDocumentsInProgress);

describe('getAmounts and applyAmounts', () => {
  const draft = createDraft(createDocument('a', 100), createDocument('b', 200));
  const partialDraft = setEntryAmount(setEntryMode(draft, 'b', 'partial'), 'b', 50);

  it('return the amount per document, null for a full payment', () => {
    expect(getAmounts(partialDraft)).toEqual([
      { documentNumber: 'n-a', partial: null },
      { documentNumber: 'n-b', partial: 50 },
    ]);
  });

  it('restore the draft', () => {
    expect(applyAmounts(draft, getAmounts(partialDraft))).toEqual(partialDraft);
    expect(applyAmounts(partialDraft, getAmounts(draft))).toEqual(draft);
  });

  it('clamp amounts to the current balance and skip missing documents', () => {
    const currentDraft = createDraft(createDocument('b', 30));
    expect(applyAmounts(currentDraft, getAmounts(partialDraft)).entries).toMatchObject([
      { document: { id: 'b' }, mode: 'partial', amount: cop(30), issue: 'changed' },
    ]);
  });

  it('isFullyHeld returns true only if payments in progress hold all documents', () => {
    const createHeldDocuments = (...numbers: readonly string[]) =>
      new Map(numbers.map((one) => [one, 'held']));
    expect(isFullyHeld(getAmounts(draft), createHeldDocuments('n-a', 'n-b', 'n-c'))).toBe(true);
    expect(isFullyHeld(getAmounts(draft), createHeldDocuments('n-a'))).toBe(false);
    expect(isFullyHeld(getAmounts(draft), createHeldDocuments())).toBe(false);
  });

  it('do not change the draft for empty amounts', () => {
    expect(applyAmounts(draft, [])).toEqual(draft);
  });

  property(
    'keep amounts within bounds and documents unchanged',
    [anyPayables, fc.array(fc.option(fc.integer(), { nil: null }))],
    (documents, partials) => {
      const draft = draftPayment('COP', documents, noDocumentsInProgress);
      const amounts = draft.entries.map((entry, index) => ({
        documentNumber: entry.document.documentNumber,
        partial: partials[index] ?? null,
      }));
      const { entries } = applyAmounts(draft, amounts);
      expect(entries.map((entry) => entry.document)).toEqual(
        draft.entries.map((entry) => entry.document),
      );
      for (const { amount, document: paidDocument } of entries) {
        expect(amount.minor).toBeGreaterThanOrEqual(0);
        expect(amount.minor).toBeLessThanOrEqual(paidDocument.balance.minor);
      }
    },
  );
});

describe('getRetryAmounts', () => {
  const [a, b] = [createDocument('a', 100), createDocument('b', 200)];

  it('returns the same amounts and turns full balances into full payments', () => {
    const lines = [
      { documentNumber: 'n-a', amount: cop(100) },
      { documentNumber: 'n-b', amount: cop(50) },
    ];
    const amounts = toFullPayments(getRetryAmounts(lines), [a, b]);
    expect(amounts).toEqual([
      { documentNumber: 'n-a', partial: null },
      { documentNumber: 'n-b', partial: 50 },
    ]);
    expect(getAmounts(applyAmounts(createDraft(a, b), amounts))).toEqual(amounts);
  });

  it('mergeAmounts keeps the latest amount of each document', () => {
    const existingAmounts = [
      { documentNumber: 'n-a', partial: 1 },
      { documentNumber: 'n-b', partial: 2 },
    ];
    const laterAmounts = [{ documentNumber: 'n-b', partial: null }];
    expect(mergeAmounts(existingAmounts, laterAmounts)).toEqual([
      existingAmounts[0],
      laterAmounts[0],
    ]);
  });
});
