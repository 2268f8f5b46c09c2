import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { adaptOperation } from '@surtidor/data/operations';
import { createBackendCaller } from '../backend/call-backend.ts';
import type { ServerDependencies } from '../create-server.ts';
import type { ServerKeys } from './server-keys.ts';
import type { SignInDependencies } from './sign-in.ts';
import type { AttemptStores } from './throttle/attempt-stores.ts';
import { createThrottle } from './throttle/sign-in-throttle.ts';

/** Waits for `ms` milliseconds, or until the connection closes. */
const waitUnlessAborted = (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { signal }).catch(() => undefined);

/** Returns the dependencies of sign-in, from the settings. */
export function getSignInDependencies(
  {
    settings,
    backendProfile,
    definition,
    wait = waitUnlessAborted,
    now = Date.now,
  }: ServerDependencies,
  attempts: AttemptStores,
): SignInDependencies {
  const secure = settings.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  const fallbackKey = settings.DEVICE_SECRET_FALLBACK;
  const keys: ServerKeys = [
    settings.DEVICE_SECRET ?? randomBytes(32).toString('base64url'),
    ...(fallbackKey === undefined ? [] : [fallbackKey]),
  ];
  const throttle = {
    stepMs: settings.LOGIN_DELAY_STEP_MS,
    waitCapMs: settings.LOGIN_WAIT_CAP_MS,
    delayCapMs: settings.LOGIN_DELAY_CAP_MS,
  };
  return {
    callBackend: createBackendCaller({
      url: settings.BACKEND_URL,
      timeoutMs: settings.BACKEND_TIMEOUT_MS,
      defaultStore: settings.DEFAULT_STORE,
      recaptchaToken: settings.BACKEND_RECAPTCHA_TOKEN,
      // An operation without fields, such as that of `/readyz`, needs no adaptation.
      adapt: (query) =>
        adaptOperation(query, backendProfile, { product: settings.PRODUCT }) ?? query,
    }),
    cookies: {
      secure,
      keys,
      tokenLifetimeSeconds: backendProfile.tokenLifeSeconds ?? settings.SESSION_TOKEN_DAYS * 86_400,
    },
    now,
    device: { secure, keys },
    defaults: {
      product: settings.PRODUCT,
      capabilities: backendProfile.capabilities,
      stores: settings.STORES,
      variants: definition.stores,
      defaultStore: settings.DEFAULT_STORE,
    },
    admit: createThrottle(attempts, throttle, wait),
    proxies: settings.PORTAL_PROXIES,
    revokesEveryToken: backendProfile.errorMessages.revokesEveryToken,
    flatDelayMs: settings.LOGIN_FLAT_DELAY_MS,
    wait,
  };
}
