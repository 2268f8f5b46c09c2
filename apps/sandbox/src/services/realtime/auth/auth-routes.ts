import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { RealtimeGrant } from '../access.ts';
import { ID_TOKEN_SECONDS, type RealtimeTokens } from './realtime-tokens.ts';

const IDENTITY_PATH = '/identitytoolkit.googleapis.com/v1';
const SECURE_TOKEN_PATH = '/securetoken.googleapis.com/v1';

/**
 * Creates the sign-in endpoints that the client library calls after `connectAuthEmulator(auth, origin)`:
 * custom token, e-mail and password, account lookup and token refresh.
 */
export function createAuthRoutes(tokens: RealtimeTokens): Hono {
  const routes = new Hono();
  routes.use(`${IDENTITY_PATH}/*`, cors());
  routes.use(`${SECURE_TOKEN_PATH}/*`, cors());

  routes.post(`${IDENTITY_PATH}/accounts:signInWithCustomToken`, async (c) => {
    const { token } = await readFields(c);
    const user = tokens.verifyToken('custom', token ?? '');
    return user
      ? c.json(createSignInResponse(tokens, user))
      : rejectWith(c, 'INVALID_CUSTOM_TOKEN');
  });
  routes.post(`${IDENTITY_PATH}/accounts:signInWithPassword`, async (c) => {
    const { email, password } = await readFields(c);
    const grant = tokens.verifyPassword(email ?? '', password ?? '');
    if (grant === null) return rejectWith(c, 'INVALID_LOGIN_CREDENTIALS');
    return c.json({ ...createSignInResponse(tokens, grant), email, registered: true });
  });
  routes.post(`${IDENTITY_PATH}/accounts:lookup`, async (c) => {
    const { idToken } = await readFields(c);
    const user = tokens.verifyToken('id', idToken ?? '');
    return user ? c.json({ users: [{ localId: user.userId }] }) : rejectWith(c, 'INVALID_ID_TOKEN');
  });
  routes.post(`${SECURE_TOKEN_PATH}/token`, async (c) => {
    const { refresh_token } = await readFields(c);
    const user = tokens.verifyToken('refresh', refresh_token ?? '');
    return user
      ? c.json(createRefreshResponse(tokens, user))
      : rejectWith(c, 'INVALID_REFRESH_TOKEN');
  });
  return routes;
}

function createSignInResponse(tokens: RealtimeTokens, grant: RealtimeGrant) {
  return {
    localId: grant.userId,
    idToken: tokens.issueToken('id', grant),
    refreshToken: tokens.issueToken('refresh', grant),
    expiresIn: String(ID_TOKEN_SECONDS),
    isNewUser: false,
  };
}

function createRefreshResponse(tokens: RealtimeTokens, grant: RealtimeGrant) {
  const idToken = tokens.issueToken('id', grant);
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: tokens.issueToken('refresh', grant),
    expires_in: String(ID_TOKEN_SECONDS),
    token_type: 'Bearer',
    user_id: grant.userId,
  };
}

/** Returns the string fields of a JSON or form body. */
async function readFields(c: Context): Promise<Record<string, string | undefined>> {
  const body: unknown = c.req.header('content-type')?.includes('json')
    ? await c.req.json().catch(() => null)
    : await c.req.parseBody();
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function rejectWith(c: Context, message: string) {
  return c.json({ error: { code: 400, message, errors: [{ message }] } }, 400);
}
