import type { Message } from '../messages/types.ts';

/** All failure codes (spec 8), including transport failures. */
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

/** A failure of the portal. Exceptions of libraries are converted to failures. */
export interface Failure {
  readonly code: FailureCode;
  /** The text to show unless `serverText` is present. */
  readonly message: Message;
  /** The server's text, if spec 8 shows it. */
  readonly serverText?: string;
}

/** How a failure is reported (spec 2, status dialog; spec 8, logged or ignored). */
export type FailureTone = 'error' | 'warning' | 'log' | 'ignore';
