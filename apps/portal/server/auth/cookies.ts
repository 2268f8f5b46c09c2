import { randomUUID } from 'node:crypto';
import {
  cookieSeconds,
  cookiesFromSession,
  locale,
  type Session,
  sessionCookieNames,
  sessionFromCookies,
} from '@surtidor/domain';
import type { StoreCode } from '@surtidor/domain/vocabulary';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { sessionKeyCookie } from '../../src/platform/session/session-key-cookie.ts';
import { bearerToken } from './bearer-token.ts';
import { ownLifeSeconds } from './token-life.ts';

const tokenName = 'apollo-token';
const localeName = 'locale';
const yearSeconds = 365 * 86_400;

/** How this deployment writes cookies. */
export interface CookieSettings {
  /** True when the portal is reached over https. */
  readonly secure: boolean;
  /** Life of a token that does not say its own, in seconds. */
  readonly tokenLifeSeconds: number;
}

/** The session's bearer token; undefined without one, and for a text that no header can carry. */
export function tokenCookie(context: Context): string | undefined {
  const token = getCookie(context, tokenName);
  return token !== undefined && bearerToken.test(token) ? token : undefined;
}

/** Who the browser says is signed in. */
export const userIdCookie = (context: Context): string | undefined =>
  sessionFromCookies(
    {
      user: getCookie(context, sessionCookieNames.user),
      permissions: null,
      terms: null,
      store: null,
    },
    'colombia',
  )?.userId;

/** The store the browser was last in, as it says. */
const storeCookie = (context: Context): string | undefined =>
  getCookie(context, sessionCookieNames.store);

/** The stores that a deployment serves. */
export interface DeploymentStores {
  readonly stores: readonly StoreCode[];
  readonly defaultStore: StoreCode;
}

/** The store a request is made in: the one the browser was last in, of those this deployment serves. */
export function requestStore(
  context: Context,
  { stores, defaultStore }: DeploymentStores,
): StoreCode {
  const last = storeCookie(context);
  return stores.find((store) => store === last) ?? defaultStore;
}

/** A browser keeps a cookie whose name and value have up to so many bytes (RFC 6265). */
const largestCookie = 4096;
/** All of them come back with each request: above this Node, and proxies, refuse the request. */
const largestTogether = 12_000;

/** Whether browsers keep the cookies of a session. One that they drop would leave it in halves. */
export function cookiesFit(token: string, session: Session): boolean {
  const { user, permissions, terms, store } = cookiesFromSession(session);
  const named = Object.entries({ [tokenName]: token, user, permissions, terms, store });
  const lengths = named.map(([name, value]) => name.length + encodeURIComponent(value).length);
  const together = lengths.reduce((sum, length) => sum + length, 0);
  return together <= largestTogether && lengths.every((length) => length <= largestCookie);
}

/**
 * Opens a session in the browser: the token where scripts cannot read it, the rest readable. The
 * readable ones steer what is rendered and grant nothing (reading 36). The key tells two
 * sign-ins of one person apart, so that an old tab cannot end the newer session. They end with the
 * token; the locale outlives them (spec 9). `now` in epoch milliseconds.
 */
export function setSessionCookies(
  context: Context,
  { secure, tokenLifeSeconds }: CookieSettings,
  token: string,
  session: Session,
  now: number,
): void {
  const maxAge = ownLifeSeconds(token, now) ?? tokenLifeSeconds;
  const shared = { path: '/', sameSite: 'Lax', secure, maxAge } as const;
  const values = cookiesFromSession(session);
  setCookie(context, tokenName, token, { ...shared, httpOnly: true });
  setCookie(context, sessionCookieNames.user, values.user, shared);
  setCookie(context, sessionCookieNames.permissions, values.permissions, shared);
  setCookie(context, sessionCookieNames.terms, values.terms, shared);
  setCookie(context, sessionCookieNames.store, values.store, { ...shared, maxAge: yearSeconds });
  setCookie(context, localeName, locale, { ...shared, maxAge: cookieSeconds.locale });
  setCookie(context, sessionKeyCookie, randomUUID(), shared);
}

const { user, permissions, terms } = sessionCookieNames;

/** Ends the session in the browser. The store stays known, so that its sign-in page comes next. */
export function clearSessionCookies(context: Context, { secure }: CookieSettings): void {
  for (const name of [tokenName, user, permissions, terms, sessionKeyCookie]) {
    deleteCookie(context, name, { path: '/', secure });
  }
}
