import type { Admission } from '../auth/throttle/sign-in-throttle.ts';
import type { Rejection } from './read-request.ts';

/** How to handle a request that compares the current password. */
export type PasswordChange =
  | { readonly rejection: Rejection; readonly retryAfterSeconds?: number }
  | {
      /** Reads the backend's response and forwards it. */
      readonly handleResponse: (response: Response) => Promise<Response>;
      /** Removes the attempt from the counts. Must be called if the backend did not receive it. */
      readonly discard: () => Promise<void>;
    };

const changeFieldPattern = /\bchangeCustomerPassword\b/g;

const multipleChanges: Rejection = {
  status: 400,
  code: 'REQUEST_TOO_LARGE',
  message: 'The request has too many mutations.',
};
const tooManyAttempts: Rejection = {
  status: 429,
  code: 'SIGN_IN_LOCKED',
  message: 'Hubo demasiados intentos fallidos. Espere unos minutos y vuelva a intentarlo.',
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a response confirms the change of the password. */
function isPasswordChanged(text: string): boolean {
  try {
    const response: unknown = JSON.parse(text);
    if (!isObject(response) || 'errors' in response || !('data' in response)) return false;
    return isObject(response.data) && Object.values(response.data).every(Boolean);
  } catch {
    return false;
  }
}

/**
 * Counts a password change before the backend compares the current one (faults 43), and resets the count if
 * it was correct. Returns null for other requests.
 * @param body The body for the backend, whose operation has the field once per comparison.
 */
export async function limitPasswordChange(
  body: string,
  admit: () => Promise<Admission>,
): Promise<PasswordChange | null> {
  const comparisons = [...body.matchAll(changeFieldPattern)].length;
  if (comparisons === 0) return null;
  if (comparisons > 1) return { rejection: multipleChanges };
  const admission = await admit();
  if (admission.kind === 'rejected') {
    return { rejection: tooManyAttempts, retryAfterSeconds: admission.retryAfterSeconds };
  }
  return {
    handleResponse: async (response) => {
      const text = await response.text();
      await (isPasswordChanged(text) ? admission.recordSuccess() : admission.recordFailure());
      return new Response(text, response);
    },
    discard: admission.discard,
  };
}
