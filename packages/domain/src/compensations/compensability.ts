import type { Currency } from '../shared/index.ts';
import type { CompensableDocument } from './types.ts';

/** Whether a document can be compensated, or why not. */
export type Compensability = 'compensable' | 'foreign-currency' | 'blocked';

/**
 * Returns whether a document can be compensated in a store with this currency, or the first reason why
 * not: in another currency (reading 79) or blocked.
 */
export const getCompensability = (
  { balance, blocked }: Pick<CompensableDocument, 'balance' | 'blocked'>,
  currency: Currency,
): Compensability => {
  if (balance.currency !== currency) return 'foreign-currency';
  return blocked ? 'blocked' : 'compensable';
};
