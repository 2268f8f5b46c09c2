import type { FailureCode } from './types.ts';

/** Exact words of the server that mean something to us (spec 8). */
export const serverTexts = {
  unauthorized: "The current customer isn't authorized.",
  emailTaken: 'A customer with the same email address already exists',
} as const;

/** What was asked of the server when it failed: each kind of request has its own last word. */
export type RequestKind =
  | 'query'
  | 'associate-create'
  | 'associate-edit'
  | 'password-change'
  | 'payment'
  | 'voucher-payment'
  | 'compensation'
  | 'certificate'
  | 'sign-in';

interface RequestRow {
  /** Failure when the server gave a text. */
  readonly told: FailureCode;
  /** Failure when it gave none. */
  readonly silent: FailureCode;
  /** Whether the server's text is shown as it came. */
  readonly showsText: boolean;
}

/** How each kind of request fails (spec 8). */
export const requestRows: Readonly<Record<RequestKind, RequestRow>> = {
  query: { told: 'query-failed', silent: 'data-not-found', showsText: true },
  'associate-create': { told: 'associate-not-created', silent: 'communication', showsText: true },
  'associate-edit': { told: 'associate-not-edited', silent: 'communication', showsText: true },
  'password-change': { told: 'password-not-changed', silent: 'communication', showsText: true },
  payment: { told: 'payment-failed', silent: 'payment-failed', showsText: true },
  'voucher-payment': {
    told: 'voucher-payment-failed',
    silent: 'voucher-payment-failed',
    showsText: false,
  },
  compensation: { told: 'compensation-failed', silent: 'compensation-failed', showsText: false },
  certificate: { told: 'communication', silent: 'communication', showsText: true },
  'sign-in': { told: 'invalid-credentials', silent: 'communication', showsText: false },
};
