import { clampMinor } from './amount-bounds.ts';
import { type DocumentsInProgress, getPayability } from './payability.ts';
import type { DraftEntry, PayableDocument, PaymentDraft } from './types.ts';

/**
 * Refreshes a draft. Marks missing and unpayable documents, which are not paid. Marks changed totals
 * and clamps their amounts.
 */
export const refreshDraft = (
  draft: PaymentDraft,
  latest: readonly PayableDocument[],
  inProgress: DocumentsInProgress,
): PaymentDraft => {
  const documentById = new Map(latest.map((document) => [document.id, document]));
  const refreshEntry = (entry: DraftEntry): DraftEntry => {
    const document = documentById.get(entry.document.id);
    if (document === undefined) return { ...entry, issue: 'gone' };
    const payability = getPayability(document, draft.currency, inProgress);
    // The entered amount has no meaning in the other currency.
    if (payability === 'foreign-currency') {
      return { document, mode: 'full', amount: document.balance, issue: payability };
    }
    if (payability !== 'payable') return { ...entry, document, issue: payability };
    return updateEntry(entry, document);
  };
  return { ...draft, entries: draft.entries.map(refreshEntry) };
};

const updateEntry = (entry: DraftEntry, document: PayableDocument): DraftEntry => {
  const { balance } = document;
  const minor =
    entry.mode === 'full' ? balance.minor : clampMinor(entry.amount.minor, balance.minor);
  const hasNewBalance = balance.minor !== entry.document.balance.minor;
  // The balance may have changed while the document was held, without its amount.
  const isChanged = hasNewBalance || minor !== entry.amount.minor || entry.issue === 'changed';
  return {
    ...entry,
    document,
    amount: { ...balance, minor },
    issue: isChanged ? 'changed' : 'none',
  };
};
