import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useLocation, useNavigate } from '../../platform/router/index.ts';

/** The status of the sign-in. */
export type SupportSignInState = 'opening' | 'rejected' | 'unreachable';

/**
 * Signs in with the secret in the URL, which works once. Removes the secret from the URL immediately, so that
 * history and bookmarks do not store it.
 */
export function useSupportSignIn(): SupportSignInState {
  const { sessions } = usePortal();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<SupportSignInState>('opening');
  const hasStartedRef = useRef(false);

  useEffect(() => {
    if (hasStartedRef.current) return;
    hasStartedRef.current = true;
    const secret = new URLSearchParams(search).get('secret') ?? '';
    navigate(pathname, { replace: true });
    if (secret === '') {
      // After a sign-in, the whole application renders again, including this page.
      if (sessions.getSnapshot().session === null) setState('rejected');
      else navigate('/', { replace: true });
      return;
    }
    void sessions.signIn({ secret }).then(({ kind }) => {
      if (kind === 'done') navigate('/', { replace: true });
      else setState(kind === 'invalid-credentials' ? 'rejected' : 'unreachable');
    });
  }, [sessions, pathname, search, navigate]);
  return state;
}
