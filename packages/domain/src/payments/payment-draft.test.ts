import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyDocument,
  anyPayables,
  aTestDocument,
  noDocumentsInProgress,
} from '../../test/fixtures/payable-document.ts';
import { property } from '../../test/property.ts';
import { getDraftTotal, getPaymentLines, getTransactionType } from './draft-lines.ts';
import { draftPayment, removeEntry, setEntryAmount, setEntryMode } from './payment-draft.ts';
import type { PaymentDraft } from './types.ts';

const cop = (minor: number) => ({ minor, currency: 'COP' as const });
const createTwoInvoiceDraft = () =>
  draftPayment(
    'COP',
    [
      aTestDocument({ id: 'a', balance: cop(1_000) }),
      aTestDocument({ id: 'b', balance: cop(250) }),
    ],
    noDocumentsInProgress,
  );
const getAmount = (draft: PaymentDraft, id: string) =>
  draft.entries.find(({ document }) => document.id === id)?.amount.minor;

/** An edit of a draft. */
const anyAction = fc.record({
  id: fc.integer({ min: 0, max: 30 }).map(String),
  action: fc.oneof(
    fc.record({ kind: fc.constant('mode' as const), mode: fc.constantFrom('full', 'partial') }),
    fc.record({ kind: fc.constant('amount' as const), minor: fc.double() }),
    fc.record({ kind: fc.constant('remove' as const) }),
  ),
});

type Action = typeof anyAction extends fc.Arbitrary<infer T> ? T : never;

const applyAction = (draft: PaymentDraft, { id, action }: Action): PaymentDraft => {
  if (action.kind === 'mode') {
    return setEntryMode(draft, id, action.mode === 'full' ? 'full' : 'partial');
  }
  return action.kind === 'amount'
    ? setEntryAmount(draft, id, action.minor)
    : removeEntry(draft, id);
};

describe('draftPayment (spec 2)', () => {
  it('creates a full payment of each invoice', () => {
    const draft = createTwoInvoiceDraft();
    expect(draft.currency).toBe('COP');
    expect(draft.entries.map(({ mode, amount, issue }) => [mode, amount, issue])).toEqual([
      ['full', cop(1_000), 'none'],
      ['full', cop(250), 'none'],
    ]);
  });

  it('resets a partial payment to 0 and restores the total when switched back', () => {
    const partialDraft = setEntryMode(createTwoInvoiceDraft(), 'a', 'partial');
    expect(getAmount(partialDraft, 'a')).toBe(0);
    expect(getAmount(partialDraft, 'b')).toBe(250);
    expect(setEntryMode(partialDraft, 'a', 'full')).toEqual(createTwoInvoiceDraft());
  });

  it('keeps a partial amount when partial is selected again', () => {
    const partial = setEntryAmount(setEntryMode(createTwoInvoiceDraft(), 'a', 'partial'), 'a', 400);
    expect(setEntryMode(partial, 'a', 'partial')).toEqual(partial);
  });

  it.each([
    [400, 400],
    [1_001, 1_000],
    [-1, 0],
    [Number.NaN, 0],
    [1e21, 1_000],
  ])('clamps a partial amount of %d to %d', (minor, expected) => {
    const partial = setEntryMode(createTwoInvoiceDraft(), 'a', 'partial');
    expect(getAmount(setEntryAmount(partial, 'a', minor), 'a')).toBe(expected);
  });

  it('does not change the amount of a full payment', () => {
    expect(setEntryAmount(createTwoInvoiceDraft(), 'a', 1)).toEqual(createTwoInvoiceDraft());
  });

  it('removes an invoice', () => {
    const remainingDraft = removeEntry(createTwoInvoiceDraft(), 'a');
    expect(remainingDraft.entries.map(({ document }) => document.id)).toEqual(['b']);
  });

  it('excludes unpayable documents and other currencies', () => {
    const documents = [
      aTestDocument({ id: 'a', blocked: true }),
      aTestDocument({ id: 'b', balance: { minor: 5, currency: 'USD' } }),
      aTestDocument({ id: 'c', documentNumber: '9' }),
      aTestDocument({ id: 'd', documentNumber: '10' }),
    ];
    const draft = draftPayment('COP', documents, new Set(['9']));
    expect(draft.entries.map(({ document }) => document.id)).toEqual(['d']);
  });

  property(
    'includes each payable document once',
    [fc.array(anyDocument(['COP', 'USD']))],
    (documents) => {
      const { entries } = draftPayment('COP', documents, noDocumentsInProgress);
      const ids = entries.map(({ document }) => document.id);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  property(
    'keeps every amount between 0 and the balance of its invoice',
    [anyPayables, fc.array(anyAction)],
    (documents, actions) => {
      const draft = actions.reduce(
        applyAction,
        draftPayment('COP', documents, noDocumentsInProgress),
      );
      for (const { amount, document, mode } of draft.entries) {
        expect(Number.isInteger(amount.minor)).toBe(true);
        expect(amount.minor).toBeGreaterThanOrEqual(0);
        expect(amount.minor).toBeLessThanOrEqual(document.balance.minor);
        if (mode === 'full') expect(amount).toEqual(document.balance);
      }
    },
  );

  property(
    'sends non-zero lines that sum to the displayed total',
    [anyPayables, fc.array(anyAction)],
    (documents, actions) => {
      const draft = actions.reduce(
        applyAction,
        draftPayment('COP', documents, noDocumentsInProgress),
      );
      const lines = getPaymentLines(draft);
      const sum = lines.reduce((total, line) => total + line.transactionAmount.minor, 0);
      expect(sum).toBe(getDraftTotal(draft).minor);
      for (const line of lines) expect(line.transactionAmount.minor).toBeGreaterThan(0);
    },
  );

  property(
    'restores the total when a payment is full again',
    [anyPayables, fc.array(anyAction)],
    (documents, actions) => {
      const draft = actions.reduce(
        applyAction,
        draftPayment('COP', documents, noDocumentsInProgress),
      );
      for (const { document } of draft.entries) {
        const fullDraft = setEntryMode(draft, document.id, 'full');
        expect(getAmount(fullDraft, document.id)).toBe(document.balance.minor);
      }
    },
  );
});

describe('getPaymentLines (spec 2, 3)', () => {
  it("has the type 'total' if the amount equals the invoice's total, otherwise 'parcial'", () => {
    const partial = setEntryAmount(setEntryMode(createTwoInvoiceDraft(), 'a', 'partial'), 'a', 999);
    const full = setEntryAmount(partial, 'a', 1_000);
    expect(partial.entries.map(getTransactionType)).toEqual(['parcial', 'total']);
    expect(full.entries.map(getTransactionType)).toEqual(['total', 'total']);
  });

  it('has the fields of the request', () => {
    const draft = setEntryAmount(setEntryMode(createTwoInvoiceDraft(), 'a', 'partial'), 'a', 400);
    expect(getPaymentLines(draft, 'nota')[0]).toEqual({
      invoiceId: 'a',
      dueDate: null,
      balance: cop(1_000),
      transactionAmount: cop(400),
      documentNumber: '1800001234',
      invoiceNumber: 'FE-1234',
      notes: 'nota',
      transactionType: 'parcial',
      name: { kind: 'invoice', number: 'FE-1234' },
      stationName: '',
    });
    expect(getPaymentLines(draft)[0]?.notes).toBe('');
  });

  it('excludes zero amounts and documents with an issue', () => {
    const draft = createTwoInvoiceDraft();
    const [firstEntry, secondEntry] = draft.entries;
    if (firstEntry === undefined || secondEntry === undefined)
      throw new Error('Expected two entries');
    const getIdsWithIssue = (issue: typeof firstEntry.issue) =>
      getPaymentLines({ ...draft, entries: [{ ...firstEntry, issue }, secondEntry] }).map(
        ({ invoiceId }) => invoiceId,
      );
    expect(getIdsWithIssue('gone')).toEqual(['b']);
    expect(getIdsWithIssue('blocked')).toEqual(['b']);
    expect(getIdsWithIssue('in-progress')).toEqual(['b']);
    expect(getIdsWithIssue('changed')).toEqual(['a', 'b']);
    const draftWithZeroAmount = setEntryMode(draft, 'a', 'partial');
    expect(getPaymentLines(draftWithZeroAmount).map(({ invoiceId }) => invoiceId)).toEqual(['b']);
    expect(getDraftTotal(draftWithZeroAmount)).toEqual(cop(250));
  });
});
