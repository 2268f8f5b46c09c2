import type { Payability, PayableDocument } from './types.ts';

/** Document numbers that belong to a live payment attempt. */
export interface DocumentsInProgress {
  readonly has: (documentNumber: string) => boolean;
}

/**
 * Whether a document can be paid online, and if not why. The first reason that holds is told:
 * in progress, settled, credit (a negative document leads to compensations, inferred), blocked.
 */
export const payabilityOf = (
  document: PayableDocument,
  inProgress: DocumentsInProgress,
): Payability => {
  if (inProgress.has(document.documentNumber)) return 'in-progress';
  if (document.settled || document.balance.minor === 0) return 'settled';
  if (document.kind === 'payment' || document.balance.minor < 0) return 'credit';
  return document.blocked ? 'blocked' : 'payable';
};

/** Documents with those that can be paid first, each part in its order. */
export const sortPayableFirst = <T extends PayableDocument>(
  documents: readonly T[],
  inProgress: DocumentsInProgress,
): readonly T[] => {
  const isPayable = (document: T) => payabilityOf(document, inProgress) === 'payable';
  return [...documents.filter(isPayable), ...documents.filter((document) => !isPayable(document))];
};
