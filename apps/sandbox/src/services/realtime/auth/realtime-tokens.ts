import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RealtimeGrant, RealtimeUser } from '../access.ts';
import { signJwt, type TokenClaims, verifyJwt } from './jwt.ts';

const LIFETIME_SECONDS: Record<TokenClaims['use'], number> = {
  custom: 5 * 60,
  id: 60 * 60,
  refresh: 7 * 24 * 60 * 60,
};
const EMAIL_DOMAIN = 'avisos.sandbox.invalid';

/** Credentials of a session for the realtime database. */
export interface RealtimeCredentials {
  readonly userId: string;
  /** Token for signInWithCustomToken, valid for five minutes. */
  readonly customToken: string;
  /** E-mail for signInWithEmailAndPassword ("configured credentials" in the specification). */
  readonly email: string;
  readonly password: string;
}

/** Creates and verifies tokens of the realtime sign-in, without storage. */
export interface RealtimeTokens {
  createCredentials(grant: RealtimeGrant): RealtimeCredentials;
  issueToken(use: TokenClaims['use'], grant: RealtimeGrant): string;
  /** Verifies a token and returns its user. Returns null if the token is invalid, expired or its session ended. */
  verifyToken(use: TokenClaims['use'], token: string): RealtimeUser | null;
  /** Returns the grant for an e-mail and password created by `createCredentials`, or null if they are invalid. */
  verifyPassword(email: string, password: string): RealtimeGrant | null;
}

export interface RealtimeTokensOptions {
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Whether a backend session is live. */
  readonly isLive: (session: string) => boolean;
}

/** Creates tokens signed with a secret. A token becomes invalid when its session ends. */
export function createRealtimeTokens({
  secret,
  now,
  isLive,
}: RealtimeTokensOptions): RealtimeTokens {
  const getNowSeconds = () => Math.floor(now() / 1000);
  const getPassword = ({ userId, session, readOnly }: RealtimeGrant) => {
    const signature = createHmac('sha256', secret)
      .update(JSON.stringify(['realtime-password', userId, session, readOnly]))
      .digest('base64url');
    return `${session}.${readOnly ? 'r' : 'w'}.${signature}`;
  };

  const issueToken = (use: TokenClaims['use'], { userId, session, readOnly }: RealtimeGrant) => {
    const iat = getNowSeconds();
    const claims = {
      sub: userId,
      use,
      sid: session,
      ro: readOnly,
      iat,
      exp: iat + LIFETIME_SECONDS[use],
    };
    return signJwt({ ...claims, uid: userId, user_id: userId, auth_time: iat }, secret);
  };

  return {
    issueToken,
    createCredentials: (grant) => ({
      userId: grant.userId,
      customToken: issueToken('custom', grant),
      email: `${grant.userId}@${EMAIL_DOMAIN}`,
      password: getPassword(grant),
    }),
    verifyToken: (use, token) => {
      const claims = verifyJwt(token, secret);
      if (claims === null || claims.use !== use || claims.exp <= getNowSeconds()) return null;
      if (!isLive(claims.sid)) return null;
      const { sub: userId, sid: session, ro: readOnly } = claims;
      return { userId, session, readOnly, expiresAt: claims.exp * 1000 };
    },
    verifyPassword: (email, password) => {
      const [userId, domain] = email.split('@');
      const [session, accessMark] = password.split('.');
      if (!userId || domain !== EMAIL_DOMAIN || !session) return null;
      const grant = { userId, session, readOnly: accessMark === 'r' };
      return isEqual(password, getPassword(grant)) && isLive(session) ? grant : null;
    },
  };
}

/** Lifetime of an id token, in seconds. */
export const ID_TOKEN_SECONDS = LIFETIME_SECONDS.id;

function isEqual(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
