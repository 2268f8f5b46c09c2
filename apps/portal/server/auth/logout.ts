import type { Handler } from 'hono';
import { BackendUnavailable, type CallBackend } from '../backend/call-backend.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { type CookieSettings, clearSessionCookies, tokenCookie } from './cookies.ts';

const revokeMutation = 'mutation SignOut { revokeCustomerToken { result } }';

/**
 * POST /server-middleware/auth/logout: revokes the token at the backend and clears the cookies.
 * A revocation that fails is ignored (spec 8): the person has left either way.
 */
export function logout(
  callBackend: CallBackend,
  cookies: CookieSettings,
): Handler<PortalEnvironment> {
  return async (context) => {
    const token = tokenCookie(context);
    clearSessionCookies(context, cookies);
    if (token !== undefined) {
      try {
        const requestId = context.get('requestId');
        await callBackend({ query: revokeMutation, token, requestId });
      } catch (error) {
        if (!(error instanceof BackendUnavailable)) throw error;
      }
    }
    return context.json({ signedOut: true });
  };
}
