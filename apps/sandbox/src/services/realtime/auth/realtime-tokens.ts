import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RealtimeUser } from '../access.ts';
import { readJwt, signJwt, type TokenClaims } from './jwt.ts';

const LIFE_SECONDS: Record<TokenClaims['use'], number> = {
  custom: 5 * 60,
  id: 60 * 60,
  refresh: 7 * 24 * 60 * 60,
};
const EMAIL_DOMAIN = 'avisos.sandbox.invalid';

/** What a signed-in session receives to sign in to the realtime database. */
export interface RealtimeCredentials {
  readonly userId: string;
  /** For signInWithCustomToken; good for five minutes. */
  readonly customToken: string;
  /** For signInWithEmailAndPassword, the way the specification words it ("configured credentials"). */
  readonly email: string;
  readonly password: string;
}

/** Makes and reads the tokens of the realtime sign-in; one secret, no storage. */
export interface RealtimeTokens {
  credentialsFor(userId: string): RealtimeCredentials;
  issue(use: TokenClaims['use'], userId: string): string;
  /** Whose token it is; null when it is forged, of another use, or too old. */
  read(use: TokenClaims['use'], token: string): RealtimeUser | null;
  /** The user of an e-mail and password made by `credentialsFor`; null for any other pair. */
  userOfPassword(email: string, password: string): string | null;
}

/** `now` answers epoch milliseconds. */
export function createRealtimeTokens(secret: string, now: () => number): RealtimeTokens {
  const seconds = () => Math.floor(now() / 1000);
  const passwordOf = (userId: string) =>
    createHmac('sha256', secret).update(`realtime-password:${userId}`).digest('base64url');

  const issue = (use: TokenClaims['use'], userId: string) => {
    const iat = seconds();
    const claims = { sub: userId, use, iat, exp: iat + LIFE_SECONDS[use] };
    return signJwt({ ...claims, uid: userId, user_id: userId, auth_time: iat }, secret);
  };

  return {
    issue,
    credentialsFor: (userId) => ({
      userId,
      customToken: issue('custom', userId),
      email: `${userId}@${EMAIL_DOMAIN}`,
      password: passwordOf(userId),
    }),
    read: (use, token) => {
      const claims = readJwt(token, secret);
      if (claims === null || claims.use !== use || claims.exp <= seconds()) return null;
      return { userId: claims.sub, expiresAt: claims.exp * 1000 };
    },
    userOfPassword: (email, password) => {
      const [userId, domain] = email.split('@');
      if (!userId || domain !== EMAIL_DOMAIN) return null;
      return sameText(password, passwordOf(userId)) ? userId : null;
    },
  };
}

/** How long an id token lives, as the sign-in answers say it. */
export const ID_TOKEN_SECONDS = LIFE_SECONDS.id;

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
