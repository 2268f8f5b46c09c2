import type { DocumentName, Money } from '../shared/index.ts';
import type { PaymentResult } from './types.ts';

/**
 * Where a payment attempt stands.
 * - preparing: written down, nothing has left yet
 * - sent: the request has left, no answer yet
 * - redirecting: the backend opened a session, the browser is leaving for the provider
 * - verifying: back from the provider, or the answer was lost: the backend is to be asked
 * - unknown: the backend was asked and has not decided; it counts as pending
 * - abandoned: a session was opened that nobody goes to; the backend frees its documents when the
 *   session has ended
 * - dropped: nothing reached the backend, it refused, or it holds nothing of an attempt that nobody can
 *   pay any more; nothing was charged
 * - rejected, approved: final, they never change again
 */
export type AttemptPhase =
  | 'preparing'
  | 'sent'
  | 'redirecting'
  | 'verifying'
  | 'unknown'
  | 'abandoned'
  | 'dropped'
  | 'rejected'
  | 'approved';

/** What is being paid; a compensation applies payments against invoices. */
export type AttemptKind = 'invoices' | 'cash' | 'vouchers' | 'compensation';

/** One invoice of an attempt. */
export interface AttemptLine {
  readonly invoiceId: string;
  readonly documentNumber: string;
  /** What the document was called when it was paid (reading 75); absent when not told. */
  readonly name?: DocumentName;
  /** The service station the document belongs to; absent when not told. */
  readonly stationName?: string;
  readonly amount: Money;
}

/** One payment attempt: one entry of the journal, written before the browser leaves. */
export interface PaymentAttempt {
  /** Idempotency key made by the client; the attempt is found again by it. */
  readonly key: string;
  /** The transaction's own id, once the backend has told it. */
  readonly uuid: string | null;
  /** Client code the attempt belongs to: another client never sees it. */
  readonly owner: string;
  readonly kind: AttemptKind;
  readonly lines: readonly AttemptLine[];
  /** Code of the business segment that a cash amount goes to; absent for any other kind. */
  readonly segment?: string;
  readonly amount: Money;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Epoch milliseconds of the last change of phase. */
  readonly changedAt: number;
  readonly phase: AttemptPhase;
  /** How many times the backend has been asked. */
  readonly checks: number;
  /** Epoch milliseconds of the last time the backend was asked. */
  readonly lastCheckAt: number | null;
  /**
   * Epoch milliseconds at which the provider's session ends; null until the backend has told it, 0
   * when there is none to return to: somebody answered there.
   */
  readonly sessionEndsAt: number | null;
}

/** All attempts this browser knows of, by creation time then key, one per key. */
export type PaymentJournal = readonly PaymentAttempt[];

/** What may happen to an attempt. */
export type AttemptEvent =
  /** The request is about to leave. */
  | { readonly kind: 'send' }
  /** The request did not leave (offline). */
  | { readonly kind: 'not-sent' }
  /** The backend refused: no transaction exists. */
  | { readonly kind: 'refused' }
  /**
   * The answer never came, or does not say: nobody knows whether the backend acted. A broken answer
   * may still tell the transaction's id.
   */
  | { readonly kind: 'answer-lost'; readonly uuid?: string }
  /** The backend opened a session at the provider. */
  | { readonly kind: 'session-opened'; readonly uuid: string }
  /** The browser is back: return address, back button or a restored page. */
  | { readonly kind: 'returned' }
  /** The backend said how the transaction stands. */
  | {
      readonly kind: 'answered';
      readonly result: PaymentResult;
      readonly uuid?: string;
      readonly sessionEndsAt?: number | null;
    }
  /**
   * The attempt itself cannot be asked about: whether the backend holds its documents was looked at
   * instead. One without documents holds none.
   */
  | { readonly kind: 'documents-checked'; readonly held: boolean }
  /** Nobody goes to the session that was opened. */
  | { readonly kind: 'abandoned' }
  /** The backend was asked and did not answer. */
  | { readonly kind: 'check-failed' };
