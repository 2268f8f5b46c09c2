import { type Failure, failure, type PaymentSession } from '@surtidor/domain';
import { toFailure } from '../errors/to-failure.ts';
import type { StoreContext } from '../shared/wire.ts';
import { conflictsOf, type PaymentConflict } from './payment-conflicts.ts';

/**
 * How the request for a payment session ended; each kind is one event of the payment journal.
 * - `opened`: the browser may leave for the provider
 * - `refused`: the backend said no, nothing was opened; `conflicts` are the documents held elsewhere
 * - `not-sent`: nothing left the browser; it may be sent again
 * - `answer-lost`: nobody knows; the attempt is to be found again by its key, never sent blindly
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
  | { readonly kind: 'answer-lost'; readonly failure: Failure }
  | { readonly kind: 'unauthorized' };

const answerLost = {
  kind: 'answer-lost',
  failure: failure('outcome-unknown'),
} as const satisfies OpenedPayment;

const kindByCode: Partial<Record<Failure['code'], 'not-sent' | 'answer-lost'>> = {
  'not-sent': 'not-sent',
  'outcome-unknown': 'answer-lost',
  // What we do not understand may have been sent.
  unknown: 'answer-lost',
};

/**
 * What a request that moves money became when it did not succeed: `error` is what it rejected with,
 * null when it was answered without what had to be in the answer.
 */
export function unopened(
  error: unknown,
  storeContext: StoreContext,
): Exclude<OpenedPayment, { readonly kind: 'opened' }> {
  if (error === null) return answerLost;
  const refused = toFailure(error, 'payment');
  if (refused.code === 'unauthorized') return { kind: 'unauthorized' };
  const kind = kindByCode[refused.code] ?? 'refused';
  return kind === 'refused'
    ? { kind, failure: refused, conflicts: conflictsOf(error, storeContext) }
    : { kind, failure: refused };
}

/** Waits for the answer to a payment request. An answer without a whole session counts as lost. */
export async function openedPayment<TData>(
  answer: Promise<{ readonly data?: TData | undefined }>,
  read: (data: TData) => PaymentSession | null,
  storeContext: StoreContext,
): Promise<OpenedPayment> {
  try {
    const { data } = await answer;
    const session = data ? read(data) : null;
    return session ? { kind: 'opened', session } : answerLost;
  } catch (error) {
    return unopened(error, storeContext);
  }
}
