import type { OpenedPayment, PaymentConflict } from '@surtidor/data';
import type { AttemptEvent, Failure, PaymentAttempt } from '@surtidor/domain';

/** What the journal keeps of an attempt before anything leaves. */
export type AttemptSubject = Pick<PaymentAttempt, 'kind' | 'lines' | 'segment' | 'amount'>;

/** The answers to a request that moves money which every kind of attempt has in common. */
export type UnacceptedRequest = Exclude<OpenedPayment, { readonly kind: 'opened' }>;

/**
 * How the request of an attempt ended.
 * - accepted: the backend took it in
 * - half-opened: a session was opened and what belongs to it failed: nobody goes to the provider
 */
export type RequestAnswer<Accepted> =
  | { readonly kind: 'accepted'; readonly value: Accepted }
  | { readonly kind: 'half-opened'; readonly uuid: string; readonly failure: Failure }
  | UnacceptedRequest;

/** What follows an accepted request while the person waits for it. */
export type Proceed<Accepted, Conclusion> = (
  accepted: Accepted,
  /** Tells the journal what happened to this attempt. */
  advance: (event: AttemptEvent) => void,
) => Conclusion;

/**
 * One kind of attempt: what the engine does not know by itself. Journal, holds, single sending,
 * lost answers and the watch are the engine's (architecture, "Money moves safely").
 */
export interface AttemptDefinition<Order, Accepted, Conclusion> {
  /** What the journal keeps; `lines` are the documents that a live attempt holds. */
  readonly describe: (order: Order) => AttemptSubject;
  /** Sends the request once, with the attempt's idempotency key. Never retried. */
  readonly send: (order: Order, key: string) => Promise<RequestAnswer<Accepted>>;
  /** What an accepted request means for the journal. */
  readonly acceptedAs: (accepted: Accepted) => AttemptEvent;
  /**
   * Loads what follows an accepted request. It is asked for before anything leaves: what cannot be
   * loaded stops the attempt.
   */
  readonly prepare: () => Promise<Proceed<Accepted, Conclusion>>;
}

/**
 * How every kind of attempt may end besides its own conclusion.
 * - in-progress: another attempt of this browser holds a document; nothing was sent
 * - refused: the backend said no, nothing was charged
 * - not-sent: nothing left the browser; it may be sent again
 * - verifying: the answer was lost, or nobody waited for it; the attempt is looked for by its key
 * - unauthorized: the session is over, nothing was opened
 */
export type CommonOutcome =
  | { readonly kind: 'in-progress'; readonly since: number }
  | {
      readonly kind: 'refused';
      readonly failure: Failure;
      readonly conflicts: readonly PaymentConflict[];
    }
  | { readonly kind: 'not-sent'; readonly failure: Failure }
  | { readonly kind: 'verifying'; readonly key: string }
  | { readonly kind: 'unauthorized' };

const withoutTransaction: ReadonlySet<string> = new Set<CommonOutcome['kind']>([
  'in-progress',
  'refused',
  'not-sent',
  'unauthorized',
]);

/** Whether nothing was opened, so that what was prepared may be sent again. */
export const openedNothing = ({ kind }: { readonly kind: string }): boolean =>
  withoutTransaction.has(kind);
