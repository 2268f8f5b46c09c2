import type { FailureCode } from './types.ts';

/** Server texts that the portal recognises (spec 8). */
export const serverTexts = {
  unauthorized: "The current customer isn't authorized.",
  emailTaken: 'A customer with the same email address already exists',
} as const;

/** The kind of a failed request. */
export type RequestKind =
  | 'query'
  | 'associate-create'
  | 'associate-edit'
  | 'password-change'
  | 'payment'
  | 'voucher-payment'
  | 'compensation'
  | 'certificate'
  | 'claim'
  | 'sign-in';

interface RequestRow {
  /** The failure if there is a server text. */
  readonly code: FailureCode;
  /** The failure if there is no server text. */
  readonly codeWithoutText: FailureCode;
  /** Whether the server's text is shown. */
  readonly showsText: boolean;
}

/** The failures of each kind of request (spec 8). */
export const requestRows: Readonly<Record<RequestKind, RequestRow>> = {
  query: { code: 'query-failed', codeWithoutText: 'data-not-found', showsText: true },
  'associate-create': {
    code: 'associate-not-created',
    codeWithoutText: 'communication',
    showsText: true,
  },
  'associate-edit': {
    code: 'associate-not-edited',
    codeWithoutText: 'communication',
    showsText: true,
  },
  'password-change': {
    code: 'password-not-changed',
    codeWithoutText: 'communication',
    showsText: true,
  },
  payment: { code: 'payment-failed', codeWithoutText: 'payment-failed', showsText: true },
  'voucher-payment': {
    code: 'voucher-payment-failed',
    codeWithoutText: 'voucher-payment-failed',
    showsText: false,
  },
  compensation: {
    code: 'compensation-failed',
    codeWithoutText: 'compensation-failed',
    showsText: false,
  },
  claim: { code: 'communication', codeWithoutText: 'communication', showsText: true },
  certificate: { code: 'communication', codeWithoutText: 'communication', showsText: true },
  'sign-in': { code: 'invalid-credentials', codeWithoutText: 'communication', showsText: false },
};
