import { type GraphqlError, getMeaning } from '@surtidor/data/errors';
import type { Session } from '@surtidor/domain';
import type { Context } from 'hono';
import {
  type BackendResponse,
  BackendUnavailable,
  type CallBackend,
} from '../backend/call-backend.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { clientNetwork } from './client-network.ts';
import {
  type CookieSettings,
  cookiesFit,
  requestStore,
  setSessionCookies,
  tokenCookie,
  userIdCookie,
} from './cookies.ts';
import {
  type DeviceSettings,
  hiddenKey,
  normalEmail,
  rememberDevice,
  trustedDevice,
} from './device-cookie.ts';
import {
  openedSession,
  type Person,
  personQuery,
  readLoginResponse,
  readPerson,
  type SessionDefaults,
  signInMutation,
  supportSignInMutation,
} from './login-response.ts';
import { revokeToken } from './revoke-token.ts';
import type { AdmitAttempt, Attempt } from './throttle/sign-in-throttle.ts';

/** The credentials; a secret is support's. */
export type Credentials =
  | { readonly email: string; readonly password: string }
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

export interface SignInParts {
  readonly callBackend: CallBackend;
  readonly cookies: CookieSettings;
  readonly device: DeviceSettings;
  readonly defaults: Omit<SessionDefaults, 'support'>;
  readonly admit: AdmitAttempt;
  /** Whether revoking one token revokes all of the user (backend behavior). */
  readonly revokesEveryToken: boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The number of the deployment's proxies in front of this server. */
  readonly proxies: number;
  /** The delay of each failure, in milliseconds. */
  readonly flatDelayMs: number;
  /** Waits; ends early if the connection closes. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

type Answer = Context<PortalEnvironment>;

async function getAttempt(
  context: Answer,
  given: Credentials,
  { device, proxies }: SignInParts,
): Promise<Attempt> {
  const network = hiddenKey(device, clientNetwork(context, proxies));
  if ('secret' in given) return { address: null, network, device: null };
  return {
    address: hiddenKey(device, normalEmail(given.email)),
    network,
    device: await trustedDevice(context, device, given.email),
  };
}

/** Messages of the Magento family, for responses without category or code. */
const sentences = {
  wrong: 'The account sign-in was incorrect',
  unknownStore: 'Requested store is not found',
};

/** The result of a response without token: only an authentication error is a wrong password. */
type Refusal = 'wrong' | Exclude<SignInResult['kind'], 'done' | 'invalid-credentials'>;

/** The result of a sign-in error; an invalid support secret counts as wrong credentials. */
function getRefusal(error: GraphqlError, isSupport: boolean): Refusal {
  const says = (sentence: string) => error.message.includes(sentence);
  if (says(sentences.unknownStore)) return 'unknown-store';
  const meaning = getMeaning(error);
  if (meaning === 'locked') return 'too-many-attempts';
  if (meaning === 'unauthenticated') return 'wrong';
  if (meaning === 'unnamed' && says(sentences.wrong)) return 'wrong';
  if (meaning !== 'rejected' && meaning !== 'not-found') return 'backend-error';
  if (isSupport) return 'wrong';
  return meaning === 'rejected' ? 'rejected-input' : 'unknown-store';
}

/** Interprets the backend's response. */
function readResponse({ data, errors }: BackendResponse, isSupport: boolean) {
  const [error] = errors ?? [];
  if (error !== undefined) {
    const seconds = error.extensions?.retryAfterSeconds;
    return {
      kind: getRefusal(error, isSupport),
      seconds: typeof seconds === 'number' && seconds > 0 ? seconds : 60,
    } as const;
  }
  const login = readLoginResponse(data);
  return login === null
    ? ({ kind: 'backend-error' } as const)
    : ({ kind: 'right', login } as const);
}

/** The user if the login result lacks it; null if unknown. */
async function findPerson(
  context: Answer,
  given: Credentials,
  token: string,
  { callBackend, defaults }: SignInParts,
): Promise<Person | null> {
  if (defaults.capabilities.loginProfile || 'secret' in given) return null;
  try {
    const { data } = await callBackend({
      query: personQuery,
      variables: { email: normalEmail(given.email) },
      token,
      store: requestStore(context, defaults),
      requestId: context.get('requestId'),
    });
    return readPerson(data);
  } catch (error) {
    if (error instanceof BackendUnavailable) return null;
    throw error;
  }
}

async function requestLogin(
  context: Answer,
  given: Credentials,
  { callBackend, defaults }: SignInParts,
) {
  const { capabilities } = defaults;
  try {
    const response = await callBackend({
      query: 'secret' in given ? supportSignInMutation(capabilities) : signInMutation(capabilities),
      variables: given,
      store: requestStore(context, defaults),
      requestId: context.get('requestId'),
    });
    return readResponse(response, 'secret' in given);
  } catch (error) {
    if (error instanceof BackendUnavailable) return { kind: 'communication' } as const;
    throw error;
  }
}

/**
 * Ends the browser's previous session. If that would end all sessions of the user and the new one is theirs
 * too, it is left to expire.
 */
async function endEarlier(
  context: Answer,
  session: Session,
  { callBackend, defaults, revokesEveryToken }: SignInParts,
): Promise<void> {
  const token = tokenCookie(context);
  if (token === undefined) return;
  if (revokesEveryToken && userIdCookie(context) === session.userId) return;
  await revokeToken(callBackend, {
    token,
    store: requestStore(context, defaults),
    requestId: context.get('requestId'),
  });
}

/**
 * Signs in (spec 7): calls the backend once, unless throttled, and sets the session's cookies. Never
 * reveals which credential was wrong.
 */
export async function signIn(
  context: Answer,
  given: Credentials,
  parts: SignInParts,
): Promise<SignInResult> {
  const { signal } = context.req.raw;
  const admission = await parts.admit(await getAttempt(context, given, parts), signal);
  if (admission.kind === 'refused') {
    return { kind: 'too-many-attempts', retryAfterSeconds: admission.retryAfterSeconds };
  }
  const response = await requestLogin(context, given, parts);
  switch (response.kind) {
    case 'right': {
      await admission.succeeded();
      const person = await findPerson(context, given, response.login.token, parts);
      const { token, session } = openedSession(response.login, person, {
        ...parts.defaults,
        defaultStore: requestStore(context, parts.defaults),
        support: 'secret' in given,
      });
      if (!cookiesFit(token, session)) return { kind: 'session-too-large' };
      await endEarlier(context, session, parts);
      setSessionCookies(context, parts.cookies, token, session, parts.now());
      if ('email' in given) await rememberDevice(context, parts.device, given.email);
      return { kind: 'done', session };
    }
    case 'wrong': {
      const failedAttempts = await admission.failed();
      await parts.wait(parts.flatDelayMs, signal);
      return { kind: 'invalid-credentials', failedAttempts };
    }
    case 'too-many-attempts':
      await admission.undecided();
      return { kind: 'too-many-attempts', retryAfterSeconds: response.seconds };
    default:
      // No password was compared, so it is no guess.
      await admission.undecided();
      return { kind: response.kind };
  }
}
