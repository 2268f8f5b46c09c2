import type { Currency } from '../shared/index.ts';
import { getCompensability } from './compensability.ts';
import { findExactSum } from './exact-sum.ts';
import { emptyCompensation } from './selection.ts';
import { getCompensationTotals } from './totals.ts';
import type { CompensableDocument, CompensationSelection, MatchProposal } from './types.ts';

/**
 * Proposes invoices for the selected payments: an exact match of their sum, otherwise the invoices
 * with the oldest due dates until the payments are covered. Excludes blocked documents, zero amounts
 * and other currencies. Documents without a due date come last.
 */
export const proposeMatch = <Document extends CompensableDocument>(
  payments: readonly Document[],
  invoices: readonly Document[],
  currency: Currency,
): MatchProposal<Document> => {
  const isUsable = (document: CompensableDocument) =>
    getCompensability(document, currency) === 'compensable' && document.balance.minor !== 0;
  const usablePayments = payments.filter(isUsable);
  const candidates = sortByDueDate(invoices.filter(isUsable));
  const target = usablePayments.reduce((sum, document) => sum + getAbsoluteAmount(document), 0);
  if (target === 0 || candidates.length === 0)
    return createProposal('none', emptyCompensation, currency);
  const exactIndexes = findExactSum(candidates.map(getAbsoluteAmount), target);
  if (exactIndexes === null) {
    return createProposal(
      'oldest-first',
      { payments: usablePayments, invoices: takeUntilCovered(candidates, target) },
      currency,
    );
  }
  const exactIndexSet = new Set(exactIndexes);
  const exactInvoices = candidates.filter((_, index) => exactIndexSet.has(index));
  return createProposal('exact', { payments: usablePayments, invoices: exactInvoices }, currency);
};

const createProposal = <Document extends CompensableDocument>(
  kind: MatchProposal['kind'],
  selection: CompensationSelection<Document>,
  currency: Currency,
): MatchProposal<Document> => ({
  kind,
  selection,
  totals: getCompensationTotals(selection, currency),
});

const takeUntilCovered = <Document extends CompensableDocument>(
  candidates: readonly Document[],
  target: number,
): readonly Document[] => {
  let covered = 0;
  return candidates.filter((document) => {
    if (covered >= target) return false;
    covered += getAbsoluteAmount(document);
    return true;
  });
};

const getAbsoluteAmount = ({ balance }: CompensableDocument): number => Math.abs(balance.minor);

/** Returns a sort key that puts missing due dates last. */
const getSortableDueDate = ({ dueDate }: CompensableDocument): string => dueDate ?? '~';

const sortByDueDate = <Document extends CompensableDocument>(documents: readonly Document[]) =>
  documents.toSorted((one, other) => {
    if (getSortableDueDate(one) === getSortableDueDate(other)) return 0;
    return getSortableDueDate(one) < getSortableDueDate(other) ? -1 : 1;
  });
