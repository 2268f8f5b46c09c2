import { defaultDeploymentOptions } from '../variants/index.ts';
import type { PaymentResult, ResultStates, TransactionLookup } from './types.ts';
import { unknownTransactionStatuses } from './vocabulary.ts';

/** The default status labels. */
export const defaultResultStates: ResultStates = defaultDeploymentOptions.paymentResults;

/**
 * Maps the response of a transaction query to a result (reading 14), ignoring case, accents,
 * underscores and surrounding spaces. Unknown statuses are pending, never approved.
 */
export const getPaymentResult = (
  response: Pick<TransactionLookup, 'found' | 'status'> | null,
  states: ResultStates = defaultResultStates,
): PaymentResult => {
  if (response === null) return 'pending';
  const normalizedStatus = normalizeStatus(response.status);
  const isOneOf = (statuses: readonly string[]) =>
    statuses.some((other) => normalizeStatus(other) === normalizedStatus);
  if (!response.found || isOneOf(states.unknownTransaction ?? unknownTransactionStatuses)) {
    return 'unknown-transaction';
  }
  if (isOneOf(states.rejected)) return 'rejected';
  return isOneOf(states.approved) ? 'approved' : 'pending';
};

/** Returns the transaction's uuid in the return URL; null if missing or invalid. */
export const parseReturnedUuid = (search: string): string | null => {
  const uuid = new URLSearchParams(search).get('uuid')?.trim();
  return uuid !== undefined && /^[\w-]{1,64}$/.test(uuid) ? uuid : null;
};

const normalizeStatus = (status: string): string =>
  status
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toUpperCase();
