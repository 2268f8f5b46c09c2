import type { PortalMessageKey } from '../../../platform/messages/portal-message-key.ts';

/** What is wrong with the fields, by field. */
export interface SignInErrors {
  readonly email?: PortalMessageKey;
  readonly password?: PortalMessageKey;
}

const emailPattern = /^[^\s@]+@[^\s@]+$/;

/** Looks at the fields before anything is sent. */
export function signInErrors(email: string, password: string): SignInErrors {
  const emailError =
    email.trim() === ''
      ? 'Type your e-mail.'
      : emailPattern.test(email.trim())
        ? null
        : 'please provide valid e-mail address.';
  return {
    ...(emailError !== null && { email: emailError }),
    ...(password === '' && { password: 'Type your password.' }),
  };
}
