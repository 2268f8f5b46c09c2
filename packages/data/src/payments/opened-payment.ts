import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { createFailure, type Failure } from '@surtidor/domain';
import type { PaymentSession } from '@surtidor/domain/payments';
import { isCleanRejection } from '../shared/errors/read-errors.ts';
import { toFailure } from '../shared/errors/to-failure.ts';
import { readObject, readString, type StoreContext } from '../shared/readers.ts';
import { getConflicts, type PaymentConflict } from './payment-conflicts.ts';
import type { PaymentSessionFieldsFragment } from './payment-session-fields.generated.ts';
import { toPaymentSession } from './to-payment-session.ts';

/**
 * The result of opening a payment session; each kind is an event of the payment journal.
 * - `opened`: the browser can go to the provider
 * - `refused`: rejected before anything was opened; `conflicts` are the documents held by other payments
 * - `not-sent`: nothing was sent; it can be retried
 * - `response-lost`: the outcome is unknown; look up the attempt before sending it again. `uuid` is the transaction's
 *   id if an incomplete response contained it, otherwise null
 * - `unauthorized`: the session has ended, nothing was opened
 */
export type OpenedPayment =
  | { readonly kind: 'opened'; readonly session: PaymentSession }
  | {
      readonly kind: 'refused';
      readonly failure: Failure;
      readonly conflicts: readonly PaymentConflict[];
    }
  | { readonly kind: 'not-sent'; readonly failure: Failure }
  | { readonly kind: 'response-lost'; readonly failure: Failure; readonly uuid: string | null }
  | { readonly kind: 'unauthorized' };

type UnopenedPayment = Exclude<OpenedPayment, { readonly kind: 'opened' }>;

const createResponseLost = (uuid: string | null): UnopenedPayment => ({
  kind: 'response-lost',
  failure: createFailure('outcome-unknown'),
  uuid,
});

const kindByCode: Partial<Record<Failure['code'], 'not-sent' | 'response-lost'>> = {
  'not-sent': 'not-sent',
  'outcome-unknown': 'response-lost',
  // Unrecognised errors may have been sent.
  unknown: 'response-lost',
};

/**
 * Maps an unsuccessful payment request. `error` is the rejection, or null if the response was
 * incomplete; `uuid` is the transaction's id if the response contained it.
 */
export function toUnopenedPayment(
  error: unknown,
  storeContext: StoreContext,
  uuid: string | null = null,
): UnopenedPayment {
  if (error === null) return createResponseLost(uuid);
  // The session also ends in a response that shows an opened transaction.
  if (CombinedGraphQLErrors.is(error) && !isCleanRejection(error)) return createResponseLost(uuid);
  const failure = toFailure(error, 'payment');
  if (failure.code === 'unauthorized') return { kind: 'unauthorized' };
  const kind = kindByCode[failure.code] ?? 'refused';
  if (kind === 'response-lost') return createResponseLost(uuid);
  return kind === 'refused'
    ? { kind, failure, conflicts: getConflicts(error, storeContext) }
    : { kind, failure };
}

/** Returns the data that arrived with the errors of a response. */
export const getPartialData = (error: unknown): unknown =>
  CombinedGraphQLErrors.is(error) ? error.data : null;

/** Awaits the response to a payment request. A response without a complete session counts as lost. */
export async function awaitOpenedPayment<TData>(
  response: Promise<{ readonly data?: TData | undefined }>,
  getSession: (data: TData) => PaymentSessionFieldsFragment | null | undefined,
  storeContext: StoreContext,
): Promise<OpenedPayment> {
  const getFields = (data: unknown) => (data ? (getSession(data as TData) ?? null) : null);
  const getUuid = (data: unknown) => readString(readObject(getFields(data))?.uuid) || null;
  try {
    const { data } = await response;
    const session = toPaymentSession(getFields(data));
    return session ? { kind: 'opened', session } : createResponseLost(getUuid(data));
  } catch (error) {
    return toUnopenedPayment(error, storeContext, getUuid(getPartialData(error)));
  }
}
