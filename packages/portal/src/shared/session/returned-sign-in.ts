import type { SignInOutcome } from './session-store.ts';

/** The result of a failed sign-in. */
export type SignInFailure = Exclude<SignInOutcome, { kind: 'done' }>;

/**
 * A sign-in form that was submitted before the script loaded, and that the server returned with the page. The
 * server never returns the password.
 */
export interface ReturnedSignIn {
  /** The typed e-mail address. */
  readonly email: string;
  /** Whether the user typed a password. */
  readonly hasPassword: boolean;
  /** The selected store, if the form has this field. */
  readonly store?: string | undefined;
  /** The error; null if a field was invalid and no request was sent. */
  readonly failure: SignInFailure | null;
}

/** The id of the JSON element of a returned form. */
export const returnedSignInId = 'surtidor-sign-in';

/** Returns the form that the server returned with this page, or null if there is none. */
export function readReturnedSignIn(page: Document): ReturnedSignIn | null {
  const text = page.getElementById(returnedSignInId)?.textContent;
  // The portal's server has written it.
  return text ? (JSON.parse(text) as ReturnedSignIn) : null;
}
