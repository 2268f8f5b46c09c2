import { createMoney, type Money } from '../shared/index.ts';
import type { AttemptLine } from './attempt-types.ts';

/**
 * Returns what a line leaves of its document: null if the line pays it in full, or if its balance at the time of the
 * payment is unknown.
 */
export const getRemainder = ({
  amount,
  balance,
}: Pick<AttemptLine, 'amount' | 'balance'>): Money | null =>
  balance !== undefined && balance.currency === amount.currency && amount.minor < balance.minor
    ? createMoney(balance.minor - amount.minor, amount.currency)
    : null;
