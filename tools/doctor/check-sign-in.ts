import { magentoProfile } from '@surtidor/data/backend-profile';
import { storeVariants } from '@surtidor/domain/variants';
import { storeCodes } from '@surtidor/domain/vocabulary';
import { z } from 'zod';
import {
  createSessionCookies,
  getSetCookieBytes,
  maxSetCookieBytes,
} from '../../packages/portal/server/auth/cookies.ts';
import {
  createSession,
  readLoginResponse,
} from '../../packages/portal/server/auth/login-response.ts';
import type { Endpoint } from './endpoint.ts';
import {
  createBrokenFinding,
  createMissingFinding,
  createUncheckedFinding,
  createWorkingFinding,
  type Finding,
} from './finding.ts';

/** Fields of a login result besides its token (spec 3). */
const expectedFields = ['role', 'hasTermsAndConditions', 'acl', 'client'] as const;

const loginSchema = z.looseObject({
  token: z.string().min(1),
  client: z.looseObject({ cliente: z.union([z.string(), z.number()]).nullish() }).nullish(),
  acl: z.array(z.unknown()).nullish(),
});

/** The customer signed in for the check. */
export interface SignedInCustomer {
  readonly token: string;
  readonly clientCode: string;
  /** Lifetime of the token in seconds; null for an opaque token. */
  readonly tokenLifeSeconds: number | null;
}

const jwtTimes = z.object({ iat: z.number(), exp: z.number() });

/** Reads the lifetime of a JWT without verifying its signature. */
function getTokenLifetime(token: string): number | null {
  const [, payload] = token.split('.');
  if (payload === undefined) return null;
  try {
    const times = jwtTimes.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return times.success ? times.data.exp - times.data.iat : null;
  } catch {
    return null;
  }
}

/** Compares the cookies of this customer's session with their limit, above which the portal refuses the sign-in. */
function getCookieFinding(data: unknown, product: string): Finding {
  const subject = 'session cookies';
  const login = readLoginResponse(data);
  if (login === null) return createBrokenFinding(subject, 'the token is not a bearer token');
  const { token, session } = createSession(login, null, {
    product,
    capabilities: magentoProfile.capabilities,
    stores: storeCodes,
    variants: storeVariants,
    defaultStore: 'colombia',
    support: false,
  });
  const keys = ['any key: the length is that of every key'] as const;
  const settings = { secure: true, tokenLifetimeSeconds: 0, keys };
  const bytes = getSetCookieBytes(createSessionCookies(settings, token, session, Date.now()));
  const detail = `${bytes} of ${maxSetCookieBytes} bytes, the token ${token.length}`;
  return bytes <= maxSetCookieBytes
    ? createWorkingFinding(subject, detail)
    : createBrokenFinding(subject, `${detail}: this customer cannot sign in`);
}

/** Signs in once. A wrong password counts as a failed attempt at the backend. */
export async function checkSignIn(
  { request }: Endpoint,
  signInMutation: string,
  credentials: { readonly email: string; readonly password: string },
  product: string,
): Promise<{ readonly findings: readonly Finding[]; readonly signedIn: SignedInCustomer | null }> {
  const { status, body } = await request({ query: signInMutation, variables: credentials });
  const login = loginSchema.safeParse(body?.data?.login);
  if (!login.success) {
    const reason = body?.errors?.[0]?.message ?? `HTTP ${status} without a token`;
    return { findings: [createBrokenFinding('Sign-in', reason)], signedIn: null };
  }
  const { token, client } = login.data;
  const missingFields = expectedFields.filter((field) => login.data[field] == null);
  const tokenLifeSeconds = getTokenLifetime(token);
  return {
    signedIn: { token, clientCode: String(client?.cliente ?? ''), tokenLifeSeconds },
    findings: [
      createWorkingFinding('Sign-in', 'returned a token'),
      getCookieFinding(body?.data, product),
      missingFields.length === 0
        ? createWorkingFinding('Login result', 'role, terms, permissions and client')
        : createMissingFinding(
            'Login result',
            `without ${missingFields.join(', ')}: permissions and company are empty`,
          ),
      tokenLifeSeconds === null
        ? createUncheckedFinding(
            'Token lifetime',
            "unknown for this token: set tokenLifeSeconds to the shop's setting",
          )
        : createWorkingFinding('Token lifetime', `${tokenLifeSeconds} s`),
    ],
  };
}
