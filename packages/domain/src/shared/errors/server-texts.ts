import type { FailureCode } from './types.ts';

/** Server texts that the portal recognises (spec 8). */
export const serverTexts = {
  unauthorized: "The current customer isn't authorized.",
  emailTaken: 'A customer with the same email address already exists',
} as const;

/** The kind of request that failed; each has its own fallback. */
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
  /** Failure with a server text. */
  readonly code: FailureCode;
  /** Failure without a server text. */
  readonly silent: FailureCode;
  /** Whether the server's text is shown. */
  readonly showsText: boolean;
}

/** How each kind of request fails (spec 8). */
export const requestRows: Readonly<Record<RequestKind, RequestRow>> = {
  query: { code: 'query-failed', silent: 'data-not-found', showsText: true },
  'associate-create': { code: 'associate-not-created', silent: 'communication', showsText: true },
  'associate-edit': { code: 'associate-not-edited', silent: 'communication', showsText: true },
  'password-change': { code: 'password-not-changed', silent: 'communication', showsText: true },
  payment: { code: 'payment-failed', silent: 'payment-failed', showsText: true },
  'voucher-payment': {
    code: 'voucher-payment-failed',
    silent: 'voucher-payment-failed',
    showsText: false,
  },
  compensation: { code: 'compensation-failed', silent: 'compensation-failed', showsText: false },
  certificate: { code: 'communication', silent: 'communication', showsText: true },
  'sign-in': { code: 'invalid-credentials', silent: 'communication', showsText: false },
};
