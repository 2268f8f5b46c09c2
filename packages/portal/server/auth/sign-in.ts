import { type GraphqlError, getMeaning } from '@surtidor/data/errors';
import { normalizeEmail } from '@surtidor/domain';
import type { Session } from '@surtidor/domain/session';
import type { Context } from 'hono';
import type { BackendResponse, CallBackend } from '../backend/call-backend.ts';
import { recordSecurityEvent } from '../logging/record-security-event.ts';
import type { SecurityEvent } from '../logging/security-event.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { getClientNetwork } from './client-network.ts';
import {
  type CookieSettings,
  createSessionCookies,
  fitsInCookies,
  getRequestStore,
  getTokenCookie,
  setSessionCookies,
} from './cookies.ts';
import { findTrustedDevice, getEmailKey, rememberDevice } from './device-cookie.ts';
import {
  createSession,
  type LoginResult,
  type Person,
  personQuery,
  readLoginResponse,
  readPerson,
  type SessionDefaults,
  signInMutation,
  supportSignInMutation,
} from './login-response.ts';
import { revokeToken } from './revoke-token.ts';
import { hashKey } from './server-keys.ts';
import { readSessionOwner } from './session-owner.ts';
import type { ThrottleDependencies } from './throttle/admit-by-purpose.ts';
import type { Attempt } from './throttle/sign-in-throttle.ts';

/** The credentials: e-mail address, password and the selected store, or the secret of support. */
export type Credentials =
  | { readonly email: string; readonly password: string; readonly store?: string | undefined }
  | { readonly secret: string };

/** The result of a sign-in; 'done' has set the cookies. */
export type SignInResult =
  | { readonly kind: 'done'; readonly session: Session }
  | { readonly kind: 'invalid-credentials'; readonly failedAttempts: number }
  | { readonly kind: 'too-many-attempts'; readonly retryAfterSeconds: number }
  /** The backend is unavailable. */
  | { readonly kind: 'communication' }
  /** The backend rejected the input before comparing the password. */
  | { readonly kind: 'rejected-input' }
  /** The backend does not know the store. */
  | { readonly kind: 'unknown-store' }
  /** The backend failed or sent an unexpected response. */
  | { readonly kind: 'backend-error' }
  /** The session does not fit into cookies. */
  | { readonly kind: 'session-too-large' };

export interface SignInDependencies extends ThrottleDependencies {
  readonly callBackend: CallBackend;
  readonly cookies: CookieSettings;
  readonly defaults: Omit<SessionDefaults, 'support'>;
  /** Whether revoking one token revokes all tokens of the user (backend behavior). */
  readonly revokesEveryToken: boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The minimum time until a failure is sent, in milliseconds. */
  readonly flatDelayMs: number;
  /** Waits for `ms` milliseconds, or until the connection closes. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

type RequestContext = Context<PortalEnvironment>;

async function getAttempt(
  context: RequestContext,
  credentials: Credentials,
  { device, proxies }: SignInDependencies,
): Promise<Attempt> {
  const network = hashKey(device.keys, getClientNetwork(context, proxies));
  if ('secret' in credentials) return { address: null, network, device: null };
  return {
    address: hashKey(device.keys, getEmailKey(credentials.email)),
    network,
    device: await findTrustedDevice(context, device, credentials.email),
  };
}

/** Messages of the Magento family, for responses without category or code. */
const magentoMessages = {
  invalidCredentials: 'The account sign-in was incorrect',
  unknownStore: 'Requested store is not found',
};

/** The result of a response without a token. Only an authentication error means a wrong password. */
type SignInError = Exclude<SignInResult['kind'], 'done'>;

/** Returns the result of a sign-in error. Every rejected support secret counts as invalid credentials. */
function getSignInError(error: GraphqlError, isSupport: boolean): SignInError {
  const hasMessage = (message: string) => error.message.includes(message);
  if (hasMessage(magentoMessages.unknownStore)) return 'unknown-store';
  const meaning = getMeaning(error);
  if (meaning === 'locked') return 'too-many-attempts';
  if (meaning === 'unauthenticated') return 'invalid-credentials';
  if (meaning === 'unnamed' && hasMessage(magentoMessages.invalidCredentials))
    return 'invalid-credentials';
  if (meaning !== 'rejected' && meaning !== 'not-found') return 'backend-error';
  if (isSupport) return 'invalid-credentials';
  return meaning === 'rejected' ? 'rejected-input' : 'unknown-store';
}

/** Returns the login result or the error of the response, which is null if the backend is unavailable. */
function readResponse(response: BackendResponse | null, isSupport: boolean) {
  if (response === null) return { kind: 'communication' } as const;
  const [error] = response.errors ?? [];
  if (error !== undefined) {
    const retryAfterSeconds = error.extensions?.retryAfterSeconds;
    return {
      kind: getSignInError(error, isSupport),
      retryAfterSeconds:
        typeof retryAfterSeconds === 'number' && retryAfterSeconds > 0 ? retryAfterSeconds : 60,
    } as const;
  }
  const login = readLoginResponse(response.data);
  return login === null
    ? ({ kind: 'backend-error' } as const)
    : ({ kind: 'accepted', login } as const);
}

/**
 * Sets the cookies of a session that the backend has opened, and ends the browser's previous session.
 * Returns null if the session does not fit into cookies.
 */
export async function startSession(
  context: RequestContext,
  login: LoginResult,
  {
    person,
    ...defaults
  }: Pick<SessionDefaults, 'defaultStore' | 'support'> & { readonly person: Person | null },
  dependencies: SignInDependencies,
): Promise<Session | null> {
  const { token, session } = createSession(login, person, {
    ...dependencies.defaults,
    ...defaults,
  });
  const sessionCookies = createSessionCookies(
    dependencies.cookies,
    token,
    session,
    dependencies.now(),
  );
  if (!fitsInCookies(context, sessionCookies)) return null;
  await revokePreviousToken(context, session, dependencies);
  setSessionCookies(context, sessionCookies);
  context.set('newSession', { token, owner: session });
  return session;
}

/** Fetches the user if the login result lacks it. Returns null if it is unknown. */
async function findPerson(
  context: RequestContext,
  credentials: Credentials,
  { token, store }: { readonly token: string; readonly store: string },
  { callBackend, defaults }: SignInDependencies,
): Promise<Person | null> {
  if (defaults.capabilities.loginProfile || 'secret' in credentials) return null;
  const response = await callBackend(context, {
    query: personQuery,
    variables: { email: getEmailKey(credentials.email) },
    token,
    store,
  });
  return readPerson(response?.data);
}

const getSignInOperation = (credentials: Credentials) =>
  'secret' in credentials
    ? { query: supportSignInMutation, variables: { secret: credentials.secret } }
    : {
        query: signInMutation,
        variables: { email: normalizeEmail(credentials.email), password: credentials.password },
      };

/**
 * Ends the browser's previous session. If that could also end the new session, because both may be of the same
 * user, the previous one is left to expire.
 */
async function revokePreviousToken(
  context: RequestContext,
  session: Session,
  { callBackend, defaults, device, revokesEveryToken }: SignInDependencies,
): Promise<void> {
  const token = getTokenCookie(context);
  if (token === undefined) return;
  const owner = readSessionOwner(context, device.keys, token);
  const previousUserId = owner === null || owner === 'invalid' ? '' : owner.userId;
  const isOtherUser = previousUserId && session.userId && previousUserId !== session.userId;
  if (revokesEveryToken && !isOtherUser) return;
  await revokeToken(context, token, callBackend, defaults);
}

/** The outcome of each failed sign-in in the security log. */
const failedOutcomes = {
  'invalid-credentials': 'failed',
  'too-many-attempts': 'delayed',
  communication: 'unknown',
  'rejected-input': 'failed',
  'unknown-store': 'failed',
  'backend-error': 'unknown',
  'session-too-large': 'failed',
} as const satisfies Record<SignInError, SecurityEvent['outcome']>;

/** Signs in like {@link attemptSignIn}, and records it in the security log. */
export async function signIn(
  context: RequestContext,
  credentials: Credentials,
  dependencies: SignInDependencies,
): Promise<SignInResult> {
  const result = await attemptSignIn(context, credentials, dependencies);
  recordSecurityEvent(context, {
    event: 'secret' in credentials ? 'support-sign-in' : 'sign-in',
    ...('email' in credentials && {
      address: hashKey(dependencies.device.keys, getEmailKey(credentials.email)),
    }),
    ...(result.kind === 'done'
      ? { outcome: 'ok' }
      : { outcome: failedOutcomes[result.kind], reason: result.kind }),
  });
  return result;
}

/**
 * Signs in (spec 7): calls the backend once, unless throttled, and sets the session's cookies. Never
 * reveals which credential was wrong.
 */
async function attemptSignIn(
  context: RequestContext,
  credentials: Credentials,
  dependencies: SignInDependencies,
): Promise<SignInResult> {
  const { signal } = context.req.raw;
  const admission = await dependencies.admit(
    await getAttempt(context, credentials, dependencies),
    signal,
  );
  if (admission.kind === 'rejected') {
    return { kind: 'too-many-attempts', retryAfterSeconds: admission.retryAfterSeconds };
  }
  const store = getRequestStore(
    context,
    dependencies.defaults,
    'email' in credentials ? credentials.store : undefined,
  );
  // The backend takes longer for a known address, which the time of a failure must not reveal.
  const minimumTime = dependencies.wait(dependencies.flatDelayMs, signal);
  const response = readResponse(
    await dependencies.callBackend(context, { ...getSignInOperation(credentials), store }),
    'secret' in credentials,
  );
  if (response.kind !== 'accepted') await minimumTime;
  switch (response.kind) {
    case 'accepted': {
      await admission.recordSuccess();
      const person = await findPerson(
        context,
        credentials,
        { token: response.login.token, store },
        dependencies,
      );
      const session = await startSession(
        context,
        response.login,
        { person, defaultStore: store, support: 'secret' in credentials },
        dependencies,
      );
      if (session === null) return { kind: 'session-too-large' };
      if ('email' in credentials)
        await rememberDevice(context, dependencies.device, credentials.email);
      return { kind: 'done', session };
    }
    case 'invalid-credentials': {
      const failedAttempts = await admission.recordFailure();
      return { kind: 'invalid-credentials', failedAttempts };
    }
    case 'too-many-attempts':
      await admission.discard();
      return { kind: 'too-many-attempts', retryAfterSeconds: response.retryAfterSeconds };
    default:
      // No password was compared, so it does not count as a guess.
      await admission.discard();
      return { kind: response.kind };
  }
}
