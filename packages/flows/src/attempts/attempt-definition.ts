import type { OpenedPayment, PaymentConflict } from '@surtidor/data';
import type { Failure } from '@surtidor/domain';
import type { AttemptEvent, PaymentAttempt } from '@surtidor/domain/payments';

/** The part of an attempt that the journal saves before the request. */
export type AttemptSubject = Pick<PaymentAttempt, 'kind' | 'lines' | 'segment' | 'amount'>;

/** The responses that all kinds of attempts share. */
export type UnacceptedRequest = Exclude<OpenedPayment, { readonly kind: 'opened' }>;

/**
 * The result of an attempt's request.
 * - accepted: the backend accepted it
 * - incomplete: a session was opened but a later step failed, so the browser is not redirected to the provider
 */
export type RequestResult<Accepted> =
  | { readonly kind: 'accepted'; readonly value: Accepted }
  | { readonly kind: 'incomplete'; readonly uuid: string; readonly failure: Failure }
  | UnacceptedRequest;

/**
 * One kind of attempt. The engine provides the journal, document holds, single sending, the handling of
 * lost responses and polling (architecture, "Payments").
 */
export interface AttemptDefinition<Order, Accepted, Conclusion> {
  /** Returns the journal entry. Its `lines` are the documents that an attempt in progress holds. */
  readonly toSubject: (order: Order) => AttemptSubject;
  /** Sends the request once, with the attempt's idempotency key. Never retried. */
  readonly send: (order: Order, key: string) => Promise<RequestResult<Accepted>>;
  /** Returns the journal event of an accepted request. */
  readonly toAcceptedEvent: (accepted: Accepted) => AttemptEvent;
  /** Continues an accepted request while the user waits. */
  readonly onAccepted: (
    accepted: Accepted,
    /** Records an event of this attempt in the journal. */
    advance: (event: AttemptEvent) => void,
  ) => Conclusion;
}

/**
 * The outcomes that all kinds share.
 * - in-progress: another attempt of this browser holds a document; nothing was sent
 * - refused: the backend rejected it; nothing was charged
 * - not-recorded: the browser's storage is full or blocked; nothing was sent, because the attempt would be lost when
 *   the page is left
 * - not-sent: the request never left the browser and can be sent again
 * - verifying: the response was lost or the user stopped waiting; the attempt is looked up by its key
 * - unauthorized: the session has ended; nothing was opened
 */
export type CommonOutcome =
  | { readonly kind: 'in-progress'; readonly startedAt: number }
  | {
      readonly kind: 'refused';
      readonly failure: Failure;
      readonly conflicts: readonly PaymentConflict[];
    }
  | { readonly kind: 'not-recorded' }
  | { readonly kind: 'not-sent'; readonly failure: Failure }
  | { readonly kind: 'verifying'; readonly key: string }
  | { readonly kind: 'unauthorized' };

const retryableKinds: ReadonlySet<string> = new Set<CommonOutcome['kind']>([
  'in-progress',
  'refused',
  'not-recorded',
  'not-sent',
  'unauthorized',
]);

/** Whether no transaction was opened, so the order can be sent again. */
export const isRetryable = ({ kind }: { readonly kind: string }): boolean =>
  retryableKinds.has(kind);
