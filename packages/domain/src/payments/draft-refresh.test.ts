import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyDocument,
  anyPayables,
  aTestDocument,
  noneInProgress,
} from '../../test/fixtures/payable-document.ts';
import { property } from '../../test/property.ts';
import { payableEntries } from './draft-lines.ts';
import { refreshDraft } from './draft-refresh.ts';
import { draftPayment, setEntryAmount, setEntryMode } from './payment-draft.ts';

const cop = (minor: number) => ({ minor, currency: 'COP' as const });
const invoice = aTestDocument({ id: 'a', documentNumber: '7', balance: cop(1_000) });
const full = draftPayment('COP', [invoice], noneInProgress);
const partial = setEntryAmount(setEntryMode(full, 'a', 'partial'), 'a', 800);

describe('a draft after a refresh', () => {
  it('stays the same if nothing changed', () => {
    expect(refreshDraft(partial, [{ ...invoice }], noneInProgress)).toEqual(partial);
  });

  it.each([
    ['gone', []],
    ['gone', [aTestDocument({ id: 'a', balance: { minor: 5, currency: 'USD' } })]],
    ['blocked', [{ ...invoice, blocked: true }]],
    ['settled', [{ ...invoice, settled: true }]],
    ['settled', [{ ...invoice, balance: cop(0) }]],
    ['credit', [{ ...invoice, balance: cop(-5) }]],
  ] as const)('marks an invoice as %s and pays it no more', (issue, latest) => {
    const refreshed = refreshDraft(full, latest, noneInProgress);
    expect(refreshed.entries[0]?.issue).toBe(issue);
    expect(payableEntries(refreshed)).toEqual([]);
  });

  it('marks an invoice that another tab is paying', () => {
    const refreshed = refreshDraft(full, [invoice], new Set(['7']));
    expect(refreshed.entries[0]?.issue).toBe('in-progress');
  });

  it('follows a changed total: in full mode, or clamped to it', () => {
    const latest = [{ ...invoice, balance: cop(600) }];
    const [whole] = refreshDraft(full, latest, noneInProgress).entries;
    expect(whole).toMatchObject({ issue: 'changed', amount: cop(600), mode: 'full' });
    const [part] = refreshDraft(partial, latest, noneInProgress).entries;
    expect(part).toMatchObject({ issue: 'changed', amount: cop(600), mode: 'partial' });
  });

  it('follows a total that grew in full mode only', () => {
    const latest = [{ ...invoice, balance: cop(1_500) }];
    expect(refreshDraft(full, latest, noneInProgress).entries[0]?.amount).toEqual(cop(1_500));
    expect(refreshDraft(partial, latest, noneInProgress).entries[0]?.amount).toEqual(cop(800));
  });

  it('keeps a partial amount that still fits', () => {
    const [part] = refreshDraft(
      partial,
      [{ ...invoice, balance: cop(900) }],
      noneInProgress,
    ).entries;
    expect(part).toMatchObject({ issue: 'changed', amount: cop(800) });
  });

  it('keeps marking a changed total until the draft is recreated', () => {
    const latest = [{ ...invoice, balance: cop(600) }];
    const twice = refreshDraft(refreshDraft(full, latest, noneInProgress), latest, noneInProgress);
    expect(twice.entries[0]?.issue).toBe('changed');
  });

  it('pays an invoice that became payable again', () => {
    const missing = refreshDraft(partial, [], noneInProgress);
    expect(refreshDraft(missing, [invoice], noneInProgress)).toEqual(partial);
  });

  property(
    'keeps every entry, and pays only what is payable now, within its new total',
    [anyPayables, fc.array(anyDocument(['COP', 'USD']))],
    (selected, latest) => {
      const draft = draftPayment('COP', selected, noneInProgress);
      const refreshed = refreshDraft(draft, latest, noneInProgress);
      expect(refreshed.entries).toHaveLength(draft.entries.length);
      for (const { document, amount } of payableEntries(refreshed)) {
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
      const once = refreshDraft(
        draftPayment('COP', selected, noneInProgress),
        latest,
        noneInProgress,
      );
      expect(refreshDraft(once, latest, noneInProgress)).toEqual(once);
    },
  );
});
