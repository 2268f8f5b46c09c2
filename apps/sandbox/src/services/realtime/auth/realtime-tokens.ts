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
  /** For signInWithCustomToken; good for five minutes. */
  readonly customToken: string;
  /** For signInWithEmailAndPassword, the way the specification words it ("configured credentials"). */
  readonly email: string;
  readonly password: string;
}

/** Makes and reads the tokens of the realtime sign-in; one secret, no storage. */
export interface RealtimeTokens {
  credentialsFor(grant: RealtimeGrant): RealtimeCredentials;
  issue(use: TokenClaims['use'], grant: RealtimeGrant): string;
  /** Whose token it is; null when it is forged, of another use, too old, or its session is over. */
  read(use: TokenClaims['use'], token: string): RealtimeUser | null;
  /** Whose e-mail and password made by `credentialsFor` these are; null for any other pair. */
  grantOfPassword(email: string, password: string): RealtimeGrant | null;
}

export interface RealtimeTokensOptions {
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Whether a session of the backend has not been signed out and is not over otherwise. */
  readonly isLive: (session: string) => boolean;
}

/** The tokens of one secret; each ends with the session that asked for it. */
export function createRealtimeTokens({
  secret,
  now,
  isLive,
}: RealtimeTokensOptions): RealtimeTokens {
  const seconds = () => Math.floor(now() / 1000);
  const passwordOf = ({ userId, session, readOnly }: RealtimeGrant) => {
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
      password: passwordOf(grant),
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
      return sameText(password, passwordOf(grant)) && isLive(session) ? grant : null;
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
