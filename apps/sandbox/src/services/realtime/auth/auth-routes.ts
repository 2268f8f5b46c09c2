import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { RealtimeGrant } from '../access.ts';
import { ID_TOKEN_SECONDS, type RealtimeTokens } from './realtime-tokens.ts';

const IDENTITY = '/identitytoolkit.googleapis.com/v1';
const SECURE_TOKEN = '/securetoken.googleapis.com/v1';

/**
 * The sign-in addresses that the client library calls after `connectAuthEmulator(auth, origin)`:
 * custom token, e-mail and password, look-up and token refresh, with CORS.
 */
export function authRoutes(tokens: RealtimeTokens): Hono {
  const routes = new Hono();
  routes.use(`${IDENTITY}/*`, cors());
  routes.use(`${SECURE_TOKEN}/*`, cors());

  routes.post(`${IDENTITY}/accounts:signInWithCustomToken`, async (c) => {
    const { token } = await fields(c);
    const user = tokens.read('custom', token ?? '');
    return user ? c.json(signedIn(tokens, user)) : refuse(c, 'INVALID_CUSTOM_TOKEN');
  });
  routes.post(`${IDENTITY}/accounts:signInWithPassword`, async (c) => {
    const { email, password } = await fields(c);
    const grant = tokens.grantOfPassword(email ?? '', password ?? '');
    if (grant === null) return refuse(c, 'INVALID_LOGIN_CREDENTIALS');
    return c.json({ ...signedIn(tokens, grant), email, registered: true });
  });
  routes.post(`${IDENTITY}/accounts:lookup`, async (c) => {
    const { idToken } = await fields(c);
    const user = tokens.read('id', idToken ?? '');
    return user ? c.json({ users: [{ localId: user.userId }] }) : refuse(c, 'INVALID_ID_TOKEN');
  });
  routes.post(`${SECURE_TOKEN}/token`, async (c) => {
    const { refresh_token } = await fields(c);
    const user = tokens.read('refresh', refresh_token ?? '');
    return user ? c.json(refreshed(tokens, user)) : refuse(c, 'INVALID_REFRESH_TOKEN');
  });
  return routes;
}

function signedIn(tokens: RealtimeTokens, grant: RealtimeGrant) {
  return {
    localId: grant.userId,
    idToken: tokens.issue('id', grant),
    refreshToken: tokens.issue('refresh', grant),
    expiresIn: String(ID_TOKEN_SECONDS),
    isNewUser: false,
  };
}

function refreshed(tokens: RealtimeTokens, grant: RealtimeGrant) {
  const idToken = tokens.issue('id', grant);
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: tokens.issue('refresh', grant),
    expires_in: String(ID_TOKEN_SECONDS),
    token_type: 'Bearer',
    user_id: grant.userId,
  };
}

/** The texts of a JSON or form body; empty when the body is neither. */
async function fields(c: Context): Promise<Record<string, string | undefined>> {
  const body: unknown = c.req.header('content-type')?.includes('json')
    ? await c.req.json().catch(() => null)
    : await c.req.parseBody();
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function refuse(c: Context, message: string) {
  return c.json({ error: { code: 400, message, errors: [{ message }] } }, 400);
}
