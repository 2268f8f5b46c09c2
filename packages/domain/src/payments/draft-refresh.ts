import { clampMinor } from './amount-bounds.ts';
import { type DocumentsInProgress, payabilityOf } from './payability.ts';
import type { DraftEntry, PayableDocument, PaymentDraft } from './types.ts';

/**
 * The draft against what the backend says now. A document that is gone or can no longer be paid
 * is marked and not paid; one whose total changed is marked and its amount brought within the
 * new total; the rest is kept as it was.
 */
export const refreshDraft = (
  draft: PaymentDraft,
  latest: readonly PayableDocument[],
  inProgress: DocumentsInProgress,
): PaymentDraft => {
  const byId = new Map(latest.map((document) => [document.id, document]));
  const refresh = (entry: DraftEntry): DraftEntry => {
    const document = byId.get(entry.document.id);
    if (document === undefined || document.total.currency !== draft.currency) {
      return { ...entry, issue: 'gone' };
    }
    const payability = payabilityOf(document, inProgress);
    if (payability !== 'payable') return { ...entry, document, issue: payability };
    return renew(entry, document);
  };
  return { ...draft, entries: draft.entries.map(refresh) };
};

const renew = (entry: DraftEntry, document: PayableDocument): DraftEntry => {
  const { total } = document;
  const minor = entry.mode === 'full' ? total.minor : clampMinor(entry.amount.minor, total.minor);
  const changed = total.minor !== entry.document.total.minor || entry.issue === 'changed';
  return {
    ...entry,
    document,
    amount: { ...total, minor },
    issue: changed ? 'changed' : 'none',
  };
};
