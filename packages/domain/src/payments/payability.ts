import type { Currency } from '../shared/index.ts';
import type { PaymentAttempt } from './attempt-types.ts';
import type { Payability, PayableDocument } from './types.ts';

/** Document numbers of live payment attempts. */
export interface DocumentsInProgress {
  readonly has: (documentNumber: string) => boolean;
}

/**
 * Returns whether a document can be paid online in a store with this currency, or the first reason why
 * not: in progress, settled, in another currency (reading 79), credit (which needs a compensation,
 * inferred) or blocked.
 */
export const getPayability = (
  document: PayableDocument,
  currency: Currency,
  inProgress: DocumentsInProgress,
): Payability => {
  if (inProgress.has(document.documentNumber)) return 'in-progress';
  if (document.settled || document.balance.minor === 0) return 'settled';
  if (document.balance.currency !== currency) return 'foreign-currency';
  if (document.kind === 'payment' || document.balance.minor < 0) return 'credit';
  return document.blocked ? 'blocked' : 'payable';
};

/** Sorts payable documents first, otherwise keeping the order. */
export const sortPayableFirst = <T extends PayableDocument>(
  documents: readonly T[],
  currency: Currency,
  inProgress: DocumentsInProgress,
): readonly T[] => {
  const isPayable = (document: T) => getPayability(document, currency, inProgress) === 'payable';
  return [...documents.filter(isPayable), ...documents.filter((document) => !isPayable(document))];
};

/**
 * Whether somebody is paying a document: in this attempt, or according to its hold. A compensation pays nothing, and an
 * abandoned attempt will not.
 */
export const isBeingPaid = (
  { hold }: { readonly hold: { readonly reason: string } | null },
  attempt: Pick<PaymentAttempt, 'kind' | 'phase'> | undefined,
): boolean =>
  attempt === undefined
    ? hold?.reason === 'payment'
    : attempt.kind !== 'compensation' && attempt.phase !== 'abandoned';
