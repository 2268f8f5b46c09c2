import { useState } from 'react';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import type { ReturnedSignIn } from '../../../platform/session/returned-sign-in.ts';
import { type SignInErrors, signInErrors } from './sign-in-errors.ts';
import { failureNotice, type SignInNotice } from './sign-in-notice.ts';

/** The error of a form that the server returned. */
const errorsOf = ({ email, hasPassword }: ReturnedSignIn) =>
  signInErrors(email, hasPassword ? 'typed' : '');

/**
 * The state of the sign-in form, which may start from a form that the server returned. Further submits are
 * ignored while one is pending.
 */
export function useSignIn(onSignedIn: () => void, returned: ReturnedSignIn | null) {
  const { sessions } = usePortal();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<SignInErrors>(() => (returned ? errorsOf(returned) : {}));
  const [notice, setNotice] = useState<SignInNotice | null>(() =>
    returned?.failure ? failureNotice(returned.failure) : null,
  );

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
