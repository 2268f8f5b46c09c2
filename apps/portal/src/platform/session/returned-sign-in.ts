import type { SignInOutcome } from './session-store.ts';

/** A sign-in that opened no session. */
export type SignInFailure = Exclude<SignInOutcome, { kind: 'done' }>;

/**
 * A form that was submitted before the script had loaded, returned with the page. The password is never
 * returned.
 */
export interface ReturnedSignIn {
  /** The typed e-mail. */
  readonly email: string;
  /** Whether a password was typed. */
  readonly hasPassword: boolean;
  /** The error; null if a field was invalid and the backend was not asked. */
  readonly failure: SignInFailure | null;
}

/** The id of the JSON element of a returned form. */
export const returnedSignInId = 'surtidor-sign-in';

/** The returned form of this page; null on other pages. */
export function readReturnedSignIn(page: Document): ReturnedSignIn | null {
  const text = page.getElementById(returnedSignInId)?.textContent;
  // Written by our own server.
  return text ? (JSON.parse(text) as ReturnedSignIn) : null;
}
