import type { Handler } from 'hono';
import type { CallBackend } from '../backend/call-backend.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import {
  type CookieSettings,
  clearSessionCookies,
  type DeploymentStores,
  getTokenCookie,
} from './cookies.ts';
import { revokeToken } from './revoke-token.ts';

/**
 * POST /server-middleware/auth/logout: revokes the token at the backend and clears the cookies. A failed
 * revocation is ignored (spec 8).
 */
export function logout(
  callBackend: CallBackend,
  cookies: CookieSettings,
  stores: DeploymentStores,
): Handler<PortalEnvironment> {
  return async (context) => {
    const token = getTokenCookie(context);
    clearSessionCookies(context, cookies);
    if (token !== undefined) await revokeToken(context, token, callBackend, stores);
    return context.json({ signedOut: true });
  };
}
