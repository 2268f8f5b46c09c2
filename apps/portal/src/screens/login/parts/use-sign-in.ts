import { useState } from 'react';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import type { PortalMessageKey } from '../../../platform/messages/portal-message-key.ts';
import { failureNotice, type SignInNotice } from './sign-in-notice.ts';

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

/** The sign-in form's doings. A form under way ignores every further press. */
export function useSignIn(onSignedIn: () => void) {
  const { sessions } = usePortal();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<SignInErrors>({});
  const [notice, setNotice] = useState<SignInNotice | null>(null);

  const submit = async (email: string, password: string): Promise<'done' | 'failed' | 'wrong'> => {
    if (busy) return 'failed';
    const found = signInErrors(email, password);
    setErrors(found);
    if (Object.keys(found).length > 0) return 'wrong';
    setBusy(true);
    setNotice(null);
    const outcome = await sessions.signIn({ email: email.trim(), password });
    if (outcome.kind === 'done') {
      onSignedIn();
      return 'done';
    }
    setBusy(false);
    setNotice(failureNotice(outcome));
    return 'failed';
  };

  return { busy, errors, notice, submit };
}
