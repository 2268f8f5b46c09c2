import { randomUUID } from 'node:crypto';
import {
  cookieSeconds,
  locale,
  parseSessionCookies,
  type Session,
  serialiseSessionCookies,
  sessionCookieNames,
} from '@surtidor/domain';
import type { StoreCode } from '@surtidor/domain/vocabulary';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { sessionKeyCookie } from '../../src/platform/session/cookie-jar.ts';
import { bearerTokenPattern } from './bearer-token.ts';
import { getRemainingSeconds } from './token-lifetime.ts';

const tokenCookieName = 'apollo-token';
const localeCookieName = 'locale';
const secondsPerYear = 365 * 86_400;
/** The longest lifetime that browsers accept (RFC 6265bis): 400 days. */
const maxCookieSeconds = 400 * 86_400;

/** The cookie settings of this deployment. */
export interface CookieSettings {
  /** Whether the portal is served over https. */
  readonly secure: boolean;
  /** Default lifetime of a token without an expiry, in seconds. */
  readonly tokenLifetimeSeconds: number;
}

/** Returns the session's bearer token, or undefined if there is none or a header cannot carry it. */
export function getTokenCookie(context: Context): string | undefined {
  const token = getCookie(context, tokenCookieName);
  return token !== undefined && bearerTokenPattern.test(token) ? token : undefined;
}

/** Returns the session's user and store from the readable cookies, or null without a session. */
const getSessionCookies = (context: Context, defaultStore: StoreCode): Session | null =>
  parseSessionCookies(
    {
      user: getCookie(context, sessionCookieNames.user),
      permissions: null,
      terms: null,
      store: getCookie(context, sessionCookieNames.store),
    },
    defaultStore,
  );

/** Returns the user's id from the readable cookies. */
export const getUserIdCookie = (context: Context): string | undefined =>
  getSessionCookies(context, 'colombia')?.userId;

/** The stores that a deployment serves. */
export interface DeploymentStores {
  readonly stores: readonly StoreCode[];
  readonly defaultStore: StoreCode;
}

/**
 * Returns the store selected in a form, or else that of the session or the last one of the browser. Returns the default
 * store instead of one that this deployment does not serve.
 */
export const getRequestStore = (
  context: Context,
  { stores, defaultStore }: DeploymentStores,
  selectedStore: string | undefined = getSessionCookies(context, defaultStore)?.store ??
    getCookie(context, sessionCookieNames.store),
): StoreCode => stores.find((store) => store === selectedStore) ?? defaultStore;

/** Maximum length of a cookie's name and value, in bytes (RFC 6265). */
const maxCookieLength = 4096;
/** Maximum length of all cookies. Node and proxies reject longer request headers. */
const maxTotalLength = 12_000;

/** Whether browsers can store all cookies of a session. A missing cookie would break the session. */
export function fitsInCookies(token: string, session: Session): boolean {
  const { user, permissions, terms, store } = serialiseSessionCookies(session);
  const cookieEntries = Object.entries({
    [tokenCookieName]: token,
    user,
    permissions,
    terms,
    store,
  });
  const lengths = cookieEntries.map(
    ([name, value]) => name.length + encodeURIComponent(value).length,
  );
  const totalLength = lengths.reduce((sum, length) => sum + length, 0);
  return totalLength <= maxTotalLength && lengths.every((length) => length <= maxCookieLength);
}

/** Remembers the store of this browser. */
export const setStoreCookie = (
  context: Context,
  { secure }: CookieSettings,
  store: StoreCode,
): void =>
  setCookie(context, sessionCookieNames.store, store, {
    path: '/',
    sameSite: 'Lax',
    secure,
    maxAge: secondsPerYear,
  });

/**
 * Sets the cookies of a session: an HttpOnly cookie for the token, and readable cookies for the interface, which
 * grant no access (reading 36). The session key differs for each sign-in, so that an old tab cannot end a newer
 * session. The cookies expire with the token, except for the store and the locale (spec 9), which last longer.
 * @param now Epoch milliseconds.
 */
export function setSessionCookies(
  context: Context,
  settings: CookieSettings,
  token: string,
  session: Session,
  now: number,
): void {
  const { secure, tokenLifetimeSeconds } = settings;
  const lifetime = getRemainingSeconds(token, now) ?? tokenLifetimeSeconds;
  const maxAge = Math.min(lifetime, maxCookieSeconds);
  const cookieOptions = { path: '/', sameSite: 'Lax', secure, maxAge } as const;
  const values = serialiseSessionCookies(session);
  setCookie(context, tokenCookieName, token, { ...cookieOptions, httpOnly: true });
  setCookie(context, sessionCookieNames.user, values.user, cookieOptions);
  setCookie(context, sessionCookieNames.permissions, values.permissions, cookieOptions);
  setCookie(context, sessionCookieNames.terms, values.terms, cookieOptions);
  setStoreCookie(context, settings, session.store);
  setCookie(context, localeCookieName, locale, { ...cookieOptions, maxAge: cookieSeconds.locale });
  setCookie(context, sessionKeyCookie, randomUUID(), cookieOptions);
}

const { user, permissions, terms } = sessionCookieNames;

/** Clears the session cookies. The store cookie stays for the sign-in page. */
export function clearSessionCookies(context: Context, { secure }: CookieSettings): void {
  for (const name of [tokenCookieName, user, permissions, terms, sessionKeyCookie]) {
    deleteCookie(context, name, { path: '/', secure });
  }
}
