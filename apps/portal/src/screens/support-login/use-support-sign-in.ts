import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useLocation, useNavigate } from '../../platform/router/index.ts';

/** Opening, or why it did not open. */
export type SupportSignInState = 'opening' | 'refused' | 'unreachable';

/**
 * Takes the secret out of the address at once, so that it stays in no history and no bookmark, and
 * signs in with it once: a secret works a single time.
 */
export function useSupportSignIn(): SupportSignInState {
  const { sessions } = usePortal();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<SupportSignInState>('opening');
  const used = useRef(false);

  useEffect(() => {
    if (used.current) return;
    used.current = true;
    const secret = new URLSearchParams(search).get('secret') ?? '';
    navigate(pathname, { replace: true });
    if (secret === '') {
      // A sign-in that just succeeded renders the application, and so this page, anew.
      if (sessions.getSnapshot().session === null) setState('refused');
      else navigate('/', { replace: true });
      return;
    }
    void sessions.signIn({ secret }).then(({ kind }) => {
      if (kind === 'done') navigate('/', { replace: true });
      else setState(kind === 'invalid-credentials' ? 'refused' : 'unreachable');
    });
  }, [sessions, pathname, search, navigate]);
  return state;
}
