import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyPayables,
  aTestDocument,
  noDocumentsInProgress,
} from '../../test/fixtures/payable-document.ts';
import { property } from '../../test/property.ts';
import { applyAmounts } from './draft-amounts.ts';
import { getDraftTotal } from './draft-lines.ts';
import { changeModes, matchesSearch, sortProblemsFirst, undoModes } from './draft-view.ts';
import { draftPayment, setEntryAmount } from './payment-draft.ts';
import type { DraftEntry, DraftIssue } from './types.ts';

const issues: readonly DraftIssue[] = ['none', 'changed', 'gone', 'blocked', 'in-progress'];

const anyEntries = fc
  .tuple(anyPayables, fc.infiniteStream(fc.constantFrom(...issues)))
  .map(([documents, stream]) =>
    draftPayment('COP', documents, noDocumentsInProgress).entries.map(
      (entry): DraftEntry => ({ ...entry, issue: stream.next().value ?? 'none' }),
    ),
  );

describe('the lines of a payment', () => {
  property(
    'entries with an issue come first, the others in the selected order',
    [anyEntries],
    (entries) => {
      const sorted = sortProblemsFirst(entries);
      expect(sorted).toHaveLength(entries.length);
      expect(new Set(sorted)).toEqual(new Set(entries));
      const firstWithoutIssue = sorted.findIndex(({ issue }) => issue === 'none');
      if (firstWithoutIssue >= 0) {
        expect(sorted.slice(firstWithoutIssue).every(({ issue }) => issue === 'none')).toBe(true);
      }
      const entriesWithoutIssue = entries.filter(({ issue }) => issue === 'none');
      expect(sorted.filter(({ issue }) => issue === 'none')).toEqual(entriesWithoutIssue);
    },
  );

  const anyAmounts = fc.infiniteStream(fc.option(fc.nat(1e6), { nil: null }));
  const anyDraft = fc.tuple(anyPayables, anyAmounts).map(([documents, stream]) => {
    const amounts = documents.map(({ documentNumber }) => ({
      documentNumber,
      partial: stream.next().value ?? null,
    }));
    return applyAmounts(draftPayment('COP', documents, noDocumentsInProgress), amounts);
  });
  const anyIds = fc
    .uniqueArray(fc.integer({ min: 0, max: 30 }).map(String))
    .map((ids): ReadonlySet<string> => new Set(ids));
  const anyMode = fc.constantFrom('full' as const, 'partial' as const);

  property(
    'the total is zero if all are partial and complete if all are full',
    [anyPayables],
    (documents) => {
      const draft = draftPayment('COP', documents, noDocumentsInProgress);
      const ids = new Set(documents.map(({ id }) => id));
      const partialDraft = changeModes(draft, ids, 'partial').draft;
      expect(getDraftTotal(partialDraft).minor).toBe(0);
      expect(changeModes(partialDraft, ids, 'full').draft).toEqual(draft);
    },
  );

  property(
    'changing modes affects only the given entries and can be undone',
    [anyDraft, anyIds, anyMode],
    (draft, ids, mode) => {
      const { draft: changedDraft, change } = changeModes(draft, ids, mode);
      const changedEntries = changedDraft.entries.filter(
        (entry, index) => entry !== draft.entries[index],
      );
      expect(changedEntries.map(({ document }) => document.id)).toEqual(
        change.previous.map(({ document }) => document.id),
      );
      expect(
        changedEntries.every((entry) => ids.has(entry.document.id) && entry.mode === mode),
      ).toBe(true);
      expect(undoModes(changedDraft, change)).toEqual(draft);
    },
  );

  it('undoing does not revert later edits', () => {
    const documents = ['a', 'b'].map((id) => aTestDocument({ id, documentNumber: id }));
    const draft = draftPayment('COP', documents, noDocumentsInProgress);
    const { draft: partialDraft, change } = changeModes(draft, new Set(['a', 'b']), 'partial');
    const restoredDraft = undoModes(setEntryAmount(partialDraft, 'a', 700), change);
    expect(restoredDraft.entries.map(({ mode, amount }) => [mode, amount.minor])).toEqual([
      ['partial', 700],
      ['full', 100_000],
    ]);
  });

  it('changing modes does not affect unpayable entries', () => {
    const { entries, currency } = draftPayment('COP', [aTestDocument()], noDocumentsInProgress);
    const unpayableDraft = {
      currency,
      entries: entries.map((entry) => ({ ...entry, issue: 'gone' as const })),
    };
    const { draft, change } = changeModes(unpayableDraft, new Set(['1']), 'partial');
    expect(draft).toEqual(unpayableDraft);
    expect(change.previous).toEqual([]);
  });

  property(
    'searching matches any part of a document number',
    [fc.nat({ max: 9 }), fc.nat({ max: 9 })],
    (from, to) => {
      const document = aTestDocument({ documentNumber: '1810000072', invoiceNumber: 'FE-10.293' });
      const part = document.documentNumber.slice(Math.min(from, to), Math.max(from, to) + 1);
      expect(matchesSearch({ document }, 'Factura FE-10.293', part)).toBe(true);
      expect(matchesSearch({ document }, 'Factura FE-10.293', ` fe10293 `)).toBe(true);
      expect(matchesSearch({ document }, 'Factura FE-10.293', 'x999')).toBe(false);
      const documentWithStation = { ...document, destinationName: 'EDS Norte' };
      expect(matchesSearch({ document: documentWithStation }, 'Factura FE-10.293', 'norte')).toBe(
        true,
      );
    },
  );
});
