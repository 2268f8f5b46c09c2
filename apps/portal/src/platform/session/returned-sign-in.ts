import type { SignInOutcome } from './session-store.ts';

/** A sign-in that opened no session. */
export type SignInFailure = Exclude<SignInOutcome, { kind: 'done' }>;

/**
 * A form that was sent before the page's script had come, and that the server gives back with the
 * page. The password never comes back.
 */
export interface ReturnedSignIn {
  /** What was typed, so that it need not be typed again. */
  readonly email: string;
  /** Whether a password was typed. */
  readonly hasPassword: boolean;
  /** Why no session was opened; null when a field was missing or wrong and nobody was asked. */
  readonly failure: SignInFailure | null;
}

/** The id of the JSON element in which the server gives a form back. */
export const returnedSignInId = 'surtidor-sign-in';

/** The form that this page gives back; null on any other page. */
export function readReturnedSignIn(page: Document): ReturnedSignIn | null {
  const text = page.getElementById(returnedSignInId)?.textContent;
  // Written by our own server in the same answer as this script's address.
  return text ? (JSON.parse(text) as ReturnedSignIn) : null;
}
