import {
  areDocumentsHeld,
  consultTransaction,
  type DataContext,
  findCompensationByKey,
  findSentCompensation,
  findTransactionByKey,
} from '@surtidor/data';
import type { ResultStates } from '@surtidor/domain/payments';
import { createAttemptQuery, type QueryAttempt } from './query-attempt.ts';

/**
 * Returns the function that looks up attempts of every kind at the backend. Most pages look up none, so that the watch
 * imports this module with its first lookup.
 */
export function createAttemptLookup(
  dataContext: DataContext,
  paymentResults: ResultStates,
): QueryAttempt {
  const { idempotencyKey, transactionList } = dataContext.backendProfile.capabilities;
  return createAttemptQuery({
    consult: (uuid) => consultTransaction(dataContext.client, uuid),
    findByKey:
      idempotencyKey && transactionList ? (key) => findTransactionByKey(dataContext, key) : null,
    findCompensation: idempotencyKey ? (key) => findCompensationByKey(dataContext, key) : null,
    findSentCompensation: (attempt) => findSentCompensation(dataContext, attempt),
    areDocumentsHeld: (attempt) => areDocumentsHeld(dataContext, attempt),
    states: paymentResults,
  });
}
