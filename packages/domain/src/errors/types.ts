import type { Message } from '../shared/messages/types.ts';

/** Everything that can go wrong, by name (spec 8 and the failures of transport). */
export type FailureCode =
  | 'unauthorized'
  | 'invalid-credentials'
  | 'wrong-current-password'
  | 'too-many-attempts'
  | 'forbidden'
  | 'support-read-only'
  | 'not-sent'
  | 'outcome-unknown'
  | 'communication'
  | 'query-failed'
  | 'data-not-found'
  | 'document-not-found'
  | 'document-types-not-found'
  | 'associates-not-found'
  | 'user-not-found'
  | 'roles-not-found'
  | 'stations-not-found'
  | 'departments-not-found'
  | 'associate-not-created'
  | 'associate-not-edited'
  | 'password-not-changed'
  | 'email-taken'
  | 'payment-failed'
  | 'voucher-payment-failed'
  | 'payment-in-progress'
  | 'compensation-failed'
  | 'description-not-available'
  | 'incorrect-format'
  | 'answer-type-not-allowed'
  | 'unknown-middleware'
  | 'address-not-allowed'
  | 'new-version'
  | 'unknown';

/** A failure as the portal speaks of it: never a thrown value of a library. */
export interface Failure {
  readonly code: FailureCode;
  /** The text to show when the server's own is not to be shown. */
  readonly message: Message;
  /** The server's own text, present only where spec 8 says that it is shown as it came. */
  readonly serverText?: string;
}

/** How loudly a failure is told (spec 2, status modal; spec 8, logged only and ignored). */
export type FailureTone = 'error' | 'warning' | 'log' | 'ignore';
