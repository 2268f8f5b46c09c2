import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyPayables,
  aTestDocument,
  noneInProgress,
} from '../../test/fixtures/payable-document.ts';
import { property } from '../../test/property.ts';
import { draftTotal } from './draft-lines.ts';
import { entryMatches, problemsFirst, setAllModes } from './draft-view.ts';
import { draftPayment } from './payment-draft.ts';
import type { DraftEntry, DraftIssue } from './types.ts';

const issues: readonly DraftIssue[] = ['none', 'changed', 'gone', 'blocked', 'in-progress'];

const anyEntries = fc
  .tuple(anyPayables, fc.infiniteStream(fc.constantFrom(...issues)))
  .map(([documents, stream]) =>
    draftPayment('COP', documents, noneInProgress).entries.map(
      (entry): DraftEntry => ({ ...entry, issue: stream.next().value ?? 'none' }),
    ),
  );

describe('the lines of a payment as they are read', () => {
  property('those with a problem come first, the rest as selected', [anyEntries], (entries) => {
    const shown = problemsFirst(entries);
    expect(shown).toHaveLength(entries.length);
    expect(new Set(shown)).toEqual(new Set(entries));
    const firstSound = shown.findIndex(({ issue }) => issue === 'none');
    if (firstSound >= 0) {
      expect(shown.slice(firstSound).every(({ issue }) => issue === 'none')).toBe(true);
    }
    const sound = entries.filter(({ issue }) => issue === 'none');
    expect(shown.filter(({ issue }) => issue === 'none')).toEqual(sound);
  });

  property('all in part come to nothing, and all in full to everything', [anyPayables], (all) => {
    const draft = draftPayment('COP', all, noneInProgress);
    const none = setAllModes(draft, 'partial');
    expect(draftTotal(none).minor).toBe(0);
    expect(setAllModes(none, 'full')).toEqual(draft);
  });

  it('leaves an entry that cannot be paid as it is', () => {
    const { entries, currency } = draftPayment('COP', [aTestDocument()], noneInProgress);
    const held = {
      currency,
      entries: entries.map((entry) => ({ ...entry, issue: 'gone' as const })),
    };
    expect(setAllModes(held, 'partial')).toEqual(held);
  });

  property(
    'are found by any part of their number',
    [fc.nat({ max: 9 }), fc.nat({ max: 9 })],
    (from, to) => {
      const document = aTestDocument({ documentNumber: '1810000072', invoiceNumber: 'FE-10.293' });
      const part = document.documentNumber.slice(Math.min(from, to), Math.max(from, to) + 1);
      expect(entryMatches({ document }, 'Factura FE-10.293', part)).toBe(true);
      expect(entryMatches({ document }, 'Factura FE-10.293', ` fe10293 `)).toBe(true);
      expect(entryMatches({ document }, 'Factura FE-10.293', 'x999')).toBe(false);
    },
  );
});
