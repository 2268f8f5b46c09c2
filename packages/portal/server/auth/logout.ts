import type { Handler } from 'hono';
import { recordSecurityEvent } from '../logging/record-security-event.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { clearSessionCookies, getTokenCookie } from './cookies.ts';
import { revokeToken } from './revoke-token.ts';
import type { SignInDependencies } from './sign-in.ts';

/**
 * POST /server-middleware/auth/logout: clears the cookies and then revokes the token at the backend. The response waits for
 * the backend only if a late revocation could end the user's next session. A failed revocation is ignored (spec 8).
 */
export function logout({
  callBackend,
  cookies,
  defaults,
  revokesEveryToken,
}: SignInDependencies): Handler<PortalEnvironment> {
  return async (context) => {
    const token = getTokenCookie(context);
    clearSessionCookies(context, cookies);
    recordSecurityEvent(context, { event: 'sign-out', outcome: 'ok' });
    if (token !== undefined) {
      const revocation = revokeToken(context, token, callBackend, defaults);
      if (revokesEveryToken) await revocation;
    }
    return context.json({ signedOut: true });
  };
}
