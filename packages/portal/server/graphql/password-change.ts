import { isUnauthorizedError, serverTexts } from '@surtidor/domain';
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

/** A request that may change a password. */
export interface ChangeRequest {
  /** The operation, which has the field once per comparison. */
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Admits one comparison; null without a session. */
  readonly admit: (() => Promise<Admission>) | null;
  /** Whether others can guess a new password of this user. */
  readonly isGuessable: (password: string) => Promise<boolean>;
}

const changeFieldPattern = /\bchangeCustomerPassword\b/g;

const multipleChanges: Rejection = {
  status: 400,
  code: 'REQUEST_TOO_LARGE',
  message: 'The request has too many mutations.',
};
const noSession: Rejection = {
  status: 401,
  code: 'UNAUTHORIZED',
  message: serverTexts.unauthorized,
};
const tooManyAttempts: Rejection = {
  status: 429,
  code: 'SIGN_IN_LOCKED',
  message: 'Hubo demasiados intentos fallidos. Espere unos minutos y vuelva a intentarlo.',
};

const guessablePassword: Rejection = {
  status: 400,
  code: 'INVALID_INPUT',
  message:
    'Esta contraseña es fácil de adivinar. No use su nombre, su empresa, palabras comunes ni secuencias como 1234.',
  field: 'newPassword',
};

const newPasswordPattern = /\bnewPassword\s*:\s*(?:\$(\w+)|("(?:[^"\\\n]|\\.)*"))/;

/** Returns the new password of an operation, a variable or a string in it; null if it has none. */
function getNewPassword({
  query,
  variables,
}: Pick<ChangeRequest, 'query' | 'variables'>): string | null {
  const [, variable, literal] = newPasswordPattern.exec(query) ?? [];
  const password = variable === undefined ? literal?.slice(1, -1) : variables[variable];
  return typeof password === 'string' ? password : null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const hasMessage = (error: unknown): error is { readonly message: string } =>
  isObject(error) && 'message' in error && typeof error.message === 'string';

/** The result of a password change. Without a session, the backend has compared nothing. */
type ChangeResult = 'changed' | 'failed' | 'no-session';

function readResult(text: string): ChangeResult {
  try {
    const response: unknown = JSON.parse(text);
    if (!isObject(response)) return 'failed';
    if ('errors' in response) {
      const errors: readonly unknown[] = Array.isArray(response.errors) ? response.errors : [];
      const messages = errors.filter(hasMessage).map(({ message }) => message);
      return isUnauthorizedError(messages) ? 'no-session' : 'failed';
    }
    const data = 'data' in response ? response.data : null;
    return isObject(data) && Object.values(data).every(Boolean) ? 'changed' : 'failed';
  } catch {
    return 'failed';
  }
}

/**
 * Counts a password change before the backend compares the current one (faults 43), and resets the count if
 * it was correct. A request without a session does not count, because others in its network would have to wait.
 * Returns null for other requests.
 */
export async function limitPasswordChange({
  query,
  variables,
  admit,
  isGuessable,
}: ChangeRequest): Promise<PasswordChange | null> {
  const comparisons = [...query.matchAll(changeFieldPattern)].length;
  if (comparisons === 0) return null;
  if (comparisons > 1) return { rejection: multipleChanges };
  if (admit === null) return { rejection: noSession };
  const admission = await admit();
  if (admission.kind === 'rejected') {
    return { rejection: tooManyAttempts, retryAfterSeconds: admission.retryAfterSeconds };
  }
  const newPassword = getNewPassword({ query, variables });
  if (newPassword !== null && (await isGuessable(newPassword))) {
    await admission.discard();
    return { rejection: guessablePassword };
  }
  return {
    handleResponse: async (response) => {
      const text = await response.text();
      const settleByResult = {
        changed: admission.recordSuccess,
        failed: admission.recordFailure,
        'no-session': admission.discard,
      };
      await settleByResult[readResult(text)]();
      return new Response(text, response);
    },
    discard: admission.discard,
  };
}
