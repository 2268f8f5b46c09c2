import { type GraphqlError, meaningOf } from '@surtidor/data/errors';
import type { Session } from '@surtidor/domain';
import type { Context } from 'hono';
import {
  type BackendAnswer,
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
  knownDevice,
  normalEmail,
  rememberDevice,
} from './device-cookie.ts';
import {
  openedSession,
  type Person,
  personQuery,
  readLoginAnswer,
  readPerson,
  type SessionDefaults,
  signInMutation,
  supportSignInMutation,
} from './login-answer.ts';
import { revokeToken } from './revoke-token.ts';
import type { AdmitAttempt, Attempt } from './throttle/sign-in-throttle.ts';

/** What somebody signs in with; a secret is support's. */
export type Credentials =
  | { readonly email: string; readonly password: string }
  | { readonly secret: string };

/** How a sign-in ended; 'done' has set the cookies. */
export type SignInResult =
  | { readonly kind: 'done'; readonly session: Session }
  | { readonly kind: 'invalid-credentials'; readonly failedAttempts: number }
  | { readonly kind: 'too-many-attempts'; readonly retryAfterSeconds: number }
  /** The backend could not be asked. */
  | { readonly kind: 'communication' }
  /** The backend found the input wrong before it compared the password. */
  | { readonly kind: 'rejected-input' }
  /** The backend does not know the store. */
  | { readonly kind: 'unknown-store' }
  /** The backend broke, or did not answer as it should. */
  | { readonly kind: 'backend-error' }
  /** The backend's answer does not fit into the cookies of a browser. */
  | { readonly kind: 'session-too-large' };

export interface SignInParts {
  readonly callBackend: CallBackend;
  readonly cookies: CookieSettings;
  readonly device: DeviceSettings;
  readonly defaults: Omit<SessionDefaults, 'support'>;
  readonly admit: AdmitAttempt;
  /** Whether revoking one token of a person ends all of them (the backend's manners). */
  readonly revokesEveryToken: boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** How many proxies of the deployment stand before this server. */
  readonly proxies: number;
  /** How long each failure is held back, in milliseconds. */
  readonly flatDelayMs: number;
  /** Waits; ends early when the browser has gone. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

type Answer = Context<PortalEnvironment>;

async function attemptOf(
  context: Answer,
  given: Credentials,
  { device, proxies }: SignInParts,
): Promise<Attempt> {
  const network = hiddenKey(device, clientNetwork(context, proxies));
  if ('secret' in given) return { address: null, network, device: null };
  return {
    address: hiddenKey(device, normalEmail(given.email)),
    network,
    device: await knownDevice(context, device, given.email),
  };
}

/** Sentences of the Magento family, for an answer that carries neither category nor code. */
const sentences = {
  wrong: 'The account sign-in was incorrect',
  unknownStore: 'Requested store is not found',
};

/** How an answer without a token ended: only an authentication error is a wrong password. */
type Refusal = 'wrong' | Exclude<SignInResult['kind'], 'done' | 'invalid-credentials'>;

/** What an error of a sign-in means; a support secret that is not taken is a wrong one. */
function refusalOf(error: GraphqlError, isSupport: boolean): Refusal {
  const says = (sentence: string) => error.message.includes(sentence);
  if (says(sentences.unknownStore)) return 'unknown-store';
  const meaning = meaningOf(error);
  if (meaning === 'locked') return 'too-many-attempts';
  if (meaning === 'unauthenticated') return 'wrong';
  if (meaning === 'unnamed' && says(sentences.wrong)) return 'wrong';
  if (meaning !== 'rejected' && meaning !== 'not-found') return 'backend-error';
  if (isSupport) return 'wrong';
  return meaning === 'rejected' ? 'rejected-input' : 'unknown-store';
}

/** What the backend's answer means, before anything is told to the browser. */
function readAnswer({ data, errors }: BackendAnswer, isSupport: boolean) {
  const [error] = errors ?? [];
  if (error !== undefined) {
    const seconds = error.extensions?.retryAfterSeconds;
    return {
      kind: refusalOf(error, isSupport),
      seconds: typeof seconds === 'number' && seconds > 0 ? seconds : 60,
    } as const;
  }
  const login = readLoginAnswer(data);
  return login === null
    ? ({ kind: 'backend-error' } as const)
    : ({ kind: 'right', login } as const);
}

/** Who signed in, where the login result does not say it; null when nobody can tell. */
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
    const answer = await callBackend({
      query: 'secret' in given ? supportSignInMutation(capabilities) : signInMutation(capabilities),
      variables: given,
      store: requestStore(context, defaults),
      requestId: context.get('requestId'),
    });
    return readAnswer(answer, 'secret' in given);
  } catch (error) {
    if (error instanceof BackendUnavailable) return { kind: 'communication' } as const;
    throw error;
  }
}

/**
 * Ends the session that the browser brought to a sign-in. Where that would end every session of the
 * person, it is left to expire when the new one is theirs too.
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
 * Signs in (spec 7): asks the backend once, unless the attempt must wait, and sets the session's
 * cookies. Never says which of the two was wrong.
 */
export async function signIn(
  context: Answer,
  given: Credentials,
  parts: SignInParts,
): Promise<SignInResult> {
  const { signal } = context.req.raw;
  const admission = await parts.admit(await attemptOf(context, given, parts), signal);
  if (admission.kind === 'refused') {
    return { kind: 'too-many-attempts', retryAfterSeconds: admission.retryAfterSeconds };
  }
  const answer = await requestLogin(context, given, parts);
  switch (answer.kind) {
    case 'right': {
      await admission.succeeded();
      const person = await findPerson(context, given, answer.login.token, parts);
      const { token, session } = openedSession(answer.login, person, {
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
      return { kind: 'too-many-attempts', retryAfterSeconds: answer.seconds };
    default:
      // Nobody compared a password: it is no guess.
      await admission.undecided();
      return { kind: answer.kind };
  }
}
