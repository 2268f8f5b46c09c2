import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyDocument,
  anyPayables,
  aTestDocument,
  noDocumentsInProgress,
} from '../../test/fixtures/payable-document.ts';
import { property } from '../../test/property.ts';
import { getPayableEntries } from './draft-lines.ts';
import { refreshDraft } from './draft-refresh.ts';
import { draftPayment, setEntryAmount, setEntryMode } from './payment-draft.ts';

const cop = (minor: number) => ({ minor, currency: 'COP' as const });
const invoice = aTestDocument({ id: 'a', documentNumber: '7', balance: cop(1_000) });
const fullDraft = draftPayment('COP', [invoice], noDocumentsInProgress);
const partialDraft = setEntryAmount(setEntryMode(fullDraft, 'a', 'partial'), 'a', 800);

describe('refreshDraft', () => {
  it('returns the same draft if nothing changed', () => {
    expect(refreshDraft(partialDraft, [{ ...invoice }], noDocumentsInProgress)).toEqual(
      partialDraft,
    );
  });

  it.each([
    ['gone', []],
    ['blocked', [{ ...invoice, blocked: true }]],
    ['settled', [{ ...invoice, settled: true }]],
    ['settled', [{ ...invoice, balance: cop(0) }]],
    ['credit', [{ ...invoice, balance: cop(-5) }]],
    ['foreign-currency', [{ ...invoice, balance: { minor: 5, currency: 'USD' } }]],
  ] as const)('marks an invoice as %s and stops paying it', (issue, latest) => {
    const refreshed = refreshDraft(fullDraft, latest, noDocumentsInProgress);
    expect(refreshed.entries[0]?.issue).toBe(issue);
    expect(getPayableEntries(refreshed)).toEqual([]);
  });

  it('discards the entered amount of an invoice that changes to another currency', () => {
    const balance = { minor: 5, currency: 'USD' as const };
    const refreshed = refreshDraft(partialDraft, [{ ...invoice, balance }], noDocumentsInProgress);
    expect(refreshed.entries[0]).toMatchObject({ mode: 'full', amount: balance });
  });

  it('marks an invoice that another tab is paying', () => {
    const refreshed = refreshDraft(fullDraft, [invoice], new Set(['7']));
    expect(refreshed.entries[0]?.issue).toBe('in-progress');
  });

  it('updates full amounts and clamps partial amounts to a lower total', () => {
    const latest = [{ ...invoice, balance: cop(600) }];
    const [fullEntry] = refreshDraft(fullDraft, latest, noDocumentsInProgress).entries;
    expect(fullEntry).toMatchObject({ issue: 'changed', amount: cop(600), mode: 'full' });
    const [partialEntry] = refreshDraft(partialDraft, latest, noDocumentsInProgress).entries;
    expect(partialEntry).toMatchObject({ issue: 'changed', amount: cop(600), mode: 'partial' });
  });

  it('updates only full amounts to a higher total', () => {
    const latest = [{ ...invoice, balance: cop(1_500) }];
    expect(refreshDraft(fullDraft, latest, noDocumentsInProgress).entries[0]?.amount).toEqual(
      cop(1_500),
    );
    expect(refreshDraft(partialDraft, latest, noDocumentsInProgress).entries[0]?.amount).toEqual(
      cop(800),
    );
  });

  it('keeps a partial amount below the new total', () => {
    const [partialEntry] = refreshDraft(
      partialDraft,
      [{ ...invoice, balance: cop(900) }],
      noDocumentsInProgress,
    ).entries;
    expect(partialEntry).toMatchObject({ issue: 'changed', amount: cop(800) });
  });

  it('marks a changed total until the draft is created again', () => {
    const latest = [{ ...invoice, balance: cop(600) }];
    const refreshedTwice = refreshDraft(
      refreshDraft(fullDraft, latest, noDocumentsInProgress),
      latest,
      noDocumentsInProgress,
    );
    expect(refreshedTwice.entries[0]?.issue).toBe('changed');
  });

  it('marks an invoice whose total changed while it could not be paid', () => {
    const latest = [{ ...invoice, balance: cop(600) }];
    for (const draft of [fullDraft, partialDraft]) {
      const held = refreshDraft(draft, latest, new Set(['7']));
      const [entry] = refreshDraft(held, latest, noDocumentsInProgress).entries;
      expect(entry).toMatchObject({ issue: 'changed', amount: cop(600) });
    }
  });

  it('pays an invoice that is payable again', () => {
    const draftWithoutInvoice = refreshDraft(partialDraft, [], noDocumentsInProgress);
    expect(refreshDraft(draftWithoutInvoice, [invoice], noDocumentsInProgress)).toEqual(
      partialDraft,
    );
  });

  property(
    'keeps all entries and pays only payable ones, up to the new total',
    [anyPayables, fc.array(anyDocument(['COP', 'USD']))],
    (selected, latest) => {
      const draft = draftPayment('COP', selected, noDocumentsInProgress);
      const refreshed = refreshDraft(draft, latest, noDocumentsInProgress);
      expect(refreshed.entries).toHaveLength(draft.entries.length);
      for (const { document, amount } of getPayableEntries(refreshed)) {
        expect(latest).toContain(document);
        expect(document.blocked || document.settled).toBe(false);
        expect(amount.minor).toBeLessThanOrEqual(document.balance.minor);
      }
    },
  );

  property(
    'is idempotent',
    [anyPayables, fc.array(anyDocument(['COP', 'USD']))],
    (selected, latest) => {
      const refreshed = refreshDraft(
        draftPayment('COP', selected, noDocumentsInProgress),
        latest,
        noDocumentsInProgress,
      );
      expect(refreshDraft(refreshed, latest, noDocumentsInProgress)).toEqual(refreshed);
    },
  );
});
