import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RealtimeGrant, RealtimeUser } from '../access.ts';
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
  /** For signInWithCustomToken; valid for five minutes. */
  readonly customToken: string;
  /** For signInWithEmailAndPassword ("configured credentials" in the specification). */
  readonly email: string;
  readonly password: string;
}

/** Creates and verifies tokens of the realtime sign-in, without storage. */
export interface RealtimeTokens {
  credentialsFor(grant: RealtimeGrant): RealtimeCredentials;
  issue(use: TokenClaims['use'], grant: RealtimeGrant): string;
  /** The user of a token; null if forged, of another kind, expired, or its session ended. */
  read(use: TokenClaims['use'], token: string): RealtimeUser | null;
  /** The grant of credentials created by `credentialsFor`; null for others. */
  grantOfPassword(email: string, password: string): RealtimeGrant | null;
}

export interface RealtimeTokensOptions {
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Whether a backend session is live. */
  readonly isLive: (session: string) => boolean;
}

/** Creates tokens with one secret; each ends with its session. */
export function createRealtimeTokens({
  secret,
  now,
  isLive,
}: RealtimeTokensOptions): RealtimeTokens {
  const seconds = () => Math.floor(now() / 1000);
  const getPassword = ({ userId, session, readOnly }: RealtimeGrant) => {
    const signed = createHmac('sha256', secret)
      .update(JSON.stringify(['realtime-password', userId, session, readOnly]))
      .digest('base64url');
    return `${session}.${readOnly ? 'r' : 'w'}.${signed}`;
  };

  const issue = (use: TokenClaims['use'], { userId, session, readOnly }: RealtimeGrant) => {
    const iat = seconds();
    const claims = {
      sub: userId,
      use,
      sid: session,
      ro: readOnly,
      iat,
      exp: iat + LIFE_SECONDS[use],
    };
    return signJwt({ ...claims, uid: userId, user_id: userId, auth_time: iat }, secret);
  };

  return {
    issue,
    credentialsFor: (grant) => ({
      userId: grant.userId,
      customToken: issue('custom', grant),
      email: `${grant.userId}@${EMAIL_DOMAIN}`,
      password: getPassword(grant),
    }),
    read: (use, token) => {
      const claims = readJwt(token, secret);
      if (claims === null || claims.use !== use || claims.exp <= seconds()) return null;
      if (!isLive(claims.sid)) return null;
      const { sub: userId, sid: session, ro: readOnly } = claims;
      return { userId, session, readOnly, expiresAt: claims.exp * 1000 };
    },
    grantOfPassword: (email, password) => {
      const [userId, domain] = email.split('@');
      const [session, right] = password.split('.');
      if (!userId || domain !== EMAIL_DOMAIN || !session) return null;
      const grant = { userId, session, readOnly: right === 'r' };
      return sameText(password, getPassword(grant)) && isLive(session) ? grant : null;
    },
  };
}

/** Lifetime of an id token, in seconds. */
export const ID_TOKEN_SECONDS = LIFE_SECONDS.id;

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
