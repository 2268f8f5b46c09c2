import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { type Failure, failure, type PaymentSession } from '@surtidor/domain';
import { toFailure } from '../errors/to-failure.ts';
import { readObject, readString, type StoreContext } from '../shared/readers.ts';
import { conflictsOf, type PaymentConflict } from './payment-conflicts.ts';
import type { PaymentSessionFieldsFragment } from './payment-session-fields.generated.ts';
import { toPaymentSession } from './to-payment-session.ts';

/**
 * How the request for a payment session ended; each kind is one event of the payment journal.
 * - `opened`: the browser may leave for the provider
 * - `refused`: a rejection that is known to happen before anything is opened; `conflicts` are the
 *   documents held elsewhere
 * - `not-sent`: nothing left the browser; it may be sent again
 * - `answer-lost`: nobody knows; the attempt is looked for, never sent blindly. `uuid` is the
 *   transaction's id where a broken answer still told it, else null
 * - `unauthorized`: the session is over, nothing was opened
 */
export type OpenedPayment =
  | { readonly kind: 'opened'; readonly session: PaymentSession }
  | {
      readonly kind: 'refused';
      readonly failure: Failure;
      readonly conflicts: readonly PaymentConflict[];
    }
  | { readonly kind: 'not-sent'; readonly failure: Failure }
  | { readonly kind: 'answer-lost'; readonly failure: Failure; readonly uuid: string | null }
  | { readonly kind: 'unauthorized' };

type UnopenedPayment = Exclude<OpenedPayment, { readonly kind: 'opened' }>;

const answerLost = (uuid: string | null): UnopenedPayment => ({
  kind: 'answer-lost',
  failure: failure('outcome-unknown'),
  uuid,
});

const kindByCode: Partial<Record<Failure['code'], 'not-sent' | 'answer-lost'>> = {
  'not-sent': 'not-sent',
  'outcome-unknown': 'answer-lost',
  // What we do not understand may have been sent.
  unknown: 'answer-lost',
};

/**
 * What a request that moves money became when it did not succeed: `error` is what it rejected with,
 * null when it was answered without what had to be in the answer; `uuid` what the answer told of
 * the transaction all the same.
 */
export function toUnopenedPayment(
  error: unknown,
  storeContext: StoreContext,
  uuid: string | null = null,
): UnopenedPayment {
  if (error === null) return answerLost(uuid);
  const reason = toFailure(error, 'payment');
  if (reason.code === 'unauthorized') return { kind: 'unauthorized' };
  const kind = kindByCode[reason.code] ?? 'refused';
  if (kind === 'answer-lost') return answerLost(uuid);
  return kind === 'refused'
    ? { kind, failure: reason, conflicts: conflictsOf(error, storeContext) }
    : { kind, failure: reason };
}

/** The data that came beside the errors of an answer. */
export const partialData = (error: unknown): unknown =>
  CombinedGraphQLErrors.is(error) ? error.data : null;

/** Waits for the answer to a payment request. An answer without a whole session counts as lost. */
export async function openedPayment<TData>(
  answer: Promise<{ readonly data?: TData | undefined }>,
  sessionIn: (data: TData) => PaymentSessionFieldsFragment | null | undefined,
  storeContext: StoreContext,
): Promise<OpenedPayment> {
  const fieldsIn = (data: unknown) => (data ? (sessionIn(data as TData) ?? null) : null);
  const uuidIn = (data: unknown) => readString(readObject(fieldsIn(data))?.uuid) || null;
  try {
    const { data } = await answer;
    const session = toPaymentSession(fieldsIn(data));
    return session ? { kind: 'opened', session } : answerLost(uuidIn(data));
  } catch (error) {
    return toUnopenedPayment(error, storeContext, uuidIn(partialData(error)));
  }
}
