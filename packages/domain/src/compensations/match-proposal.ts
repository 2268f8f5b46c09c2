import type { Currency } from '../shared/index.ts';
import { exactSum } from './exact-sum.ts';
import { emptyCompensation } from './selection.ts';
import { compensationTotals } from './totals.ts';
import type { CompensableDocument, CompensationSelection, MatchProposal } from './types.ts';

/**
 * Proposes invoices for the selected payments: an exact match of their sum, otherwise the oldest
 * due until the payments are covered. Excludes blocked documents, zero amounts and other
 * currencies; documents without a due date come last.
 */
export const proposeMatch = (
  payments: readonly CompensableDocument[],
  invoices: readonly CompensableDocument[],
  currency: Currency,
): MatchProposal => {
  const usable = (document: CompensableDocument) =>
    !document.blocked && document.balance.currency === currency && document.balance.minor !== 0;
  const selected = payments.filter(usable);
  const candidates = oldestDueFirst(invoices.filter(usable));
  const target = selected.reduce((sum, document) => sum + getSize(document), 0);
  if (target === 0 || candidates.length === 0) return proposal('none', emptyCompensation, currency);
  const exact = exactSum(candidates.map(getSize), target);
  if (exact === null) {
    return proposal(
      'oldest-first',
      { payments: selected, invoices: coverOldestFirst(candidates, target) },
      currency,
    );
  }
  const exactAmounts = new Set(exact);
  const invoicesOfSum = candidates.filter((_, index) => exactAmounts.has(index));
  return proposal('exact', { payments: selected, invoices: invoicesOfSum }, currency);
};

const proposal = (
  kind: MatchProposal['kind'],
  selection: CompensationSelection,
  currency: Currency,
): MatchProposal => ({ kind, selection, totals: compensationTotals(selection, currency) });

const coverOldestFirst = (
  candidates: readonly CompensableDocument[],
  target: number,
): readonly CompensableDocument[] => {
  let covered = 0;
  return candidates.filter((document) => {
    if (covered >= target) return false;
    covered += getSize(document);
    return true;
  });
};

const getSize = ({ balance }: CompensableDocument): number => Math.abs(balance.minor);

/** Missing due dates sort last. */
const dueText = ({ dueDate }: CompensableDocument): string => dueDate ?? '~';

const oldestDueFirst = (documents: readonly CompensableDocument[]) =>
  documents.toSorted((one, other) => {
    if (dueText(one) === dueText(other)) return 0;
    return dueText(one) < dueText(other) ? -1 : 1;
  });
