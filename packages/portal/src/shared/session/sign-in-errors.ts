import { isEmail } from '@surtidor/domain';
import type { PortalMessageKey } from '../messages/es.ts';

/** The error of each field. */
export interface SignInErrors {
  readonly email?: PortalMessageKey;
  readonly password?: PortalMessageKey;
}

/** Validates the fields before the request. */
export function validateSignIn(email: string, password: string): SignInErrors {
  const emailError =
    email.trim() === ''
      ? 'Enter your e-mail.'
      : isEmail(email)
        ? null
        : 'please provide valid e-mail address.';
  return {
    ...(emailError !== null && { email: emailError }),
    ...(password === '' && { password: 'Enter your password.' }),
  };
}
