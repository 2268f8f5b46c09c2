import { randomBytes } from 'node:crypto';
import { cookieSeconds, locale } from '@surtidor/domain';
import {
  type KnownStores,
  parseSessionCookies,
  type Session,
  serialiseSessionCookies,
  sessionCookieNames,
} from '@surtidor/domain/session';
import type { Context } from 'hono';
import { deleteCookie, generateCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { sessionKeyCookie } from '../../src/shared/session/cookie-jar.ts';
import { bearerTokenPattern } from './bearer-token.ts';
import type { ServerKeys } from './server-keys.ts';
import { createOwnerCookie, ownerCookieName } from './session-owner.ts';
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
  /** The keys that sign the owner of a session. */
  readonly keys: ServerKeys;
}

/** Returns the session's bearer token, or undefined if there is none or a header cannot carry it. */
export function getTokenCookie(context: Context): string | undefined {
  const token = getCookie(context, tokenCookieName);
  return token !== undefined && bearerTokenPattern.test(token) ? token : undefined;
}

/** Returns the session's user and store from the readable cookies, or null without a session. */
const getSessionCookies = (context: Context, stores: KnownStores): Session | null =>
  parseSessionCookies(
    {
      user: getCookie(context, sessionCookieNames.user),
      permissions: null,
      terms: null,
      store: getCookie(context, sessionCookieNames.store),
    },
    stores,
  );

/** Returns the names of the session's user and company from the readable cookies, which the user can edit. */
export function getPersonalTexts(context: Context): readonly string[] {
  const session = getSessionCookies(context, { variants: {}, defaultStore: '' });
  const company = session?.company;
  return [session?.displayName, session?.clientCode, company?.name, company?.email].flatMap(
    (text) => text || [],
  );
}

/** The stores that a deployment serves. */
export interface DeploymentStores extends KnownStores {
  /** The stores that users can choose. */
  readonly stores: readonly string[];
}

/**
 * Returns the store selected in a form, or else that of the session or the last one of the browser. Returns the default
 * store instead of one that this deployment does not serve.
 */
export const getRequestStore = (
  context: Context,
  { stores, variants, defaultStore }: DeploymentStores,
  selectedStore: string | undefined = getSessionCookies(context, { variants, defaultStore })
    ?.store ?? getCookie(context, sessionCookieNames.store),
): string => stores.find((store) => store === selectedStore) ?? defaultStore;

const getStoreOptions = ({ secure }: Pick<CookieSettings, 'secure'>) =>
  ({ path: '/', sameSite: 'Lax', secure, maxAge: secondsPerYear }) as const;

/** Remembers the store of this browser. */
export const setStoreCookie = (context: Context, settings: CookieSettings, store: string): void =>
  setCookie(context, sessionCookieNames.store, store, getStoreOptions(settings));

/** Name, value and options of a cookie. */
type CookieEntry = readonly [name: string, value: string, options: CookieOptions];

/**
 * Returns the cookies of a session: HttpOnly cookies for the token and its signed owner, and readable cookies for the
 * interface, which grant no access (reading 36). The session key differs for each sign-in, so that an old tab cannot end a newer
 * session. The cookies expire with the token, except for the store and the locale (spec 9), which last longer.
 * @param now Epoch milliseconds.
 */
export function createSessionCookies(
  { secure, tokenLifetimeSeconds, keys }: CookieSettings,
  token: string,
  session: Session,
  now: number,
): readonly CookieEntry[] {
  const lifetime = getRemainingSeconds(token, now) ?? tokenLifetimeSeconds;
  const maxAge = Math.min(lifetime, maxCookieSeconds);
  const options = { path: '/', sameSite: 'Lax', secure, maxAge } as const;
  const values = serialiseSessionCookies(session);
  return [
    [tokenCookieName, token, { ...options, httpOnly: true }],
    [ownerCookieName, createOwnerCookie(keys, token, session), { ...options, httpOnly: true }],
    [sessionCookieNames.user, values.user, options],
    [sessionCookieNames.permissions, values.permissions, options],
    [sessionCookieNames.terms, values.terms, options],
    [sessionCookieNames.store, session.store, getStoreOptions({ secure })],
    [localeCookieName, locale, { ...options, maxAge: cookieSeconds.locale }],
    [sessionKeyCookie, randomBytes(16).toString('hex'), options],
  ];
}

/**
 * The maximum length of the `Set-Cookie` lines of a sign-in, in bytes, with 400 for the device cookie. Proxies reject
 * longer response headers: nginx accepts 4 kB by default.
 */
export const maxSetCookieBytes = 3_000 - 400;
/** The maximum length of the `Cookie` header, in bytes. Proxies reject longer request headers: nginx accepts 8 kB. */
const maxRequestBytes = 7_000 - 400;

/** Returns the length of the `Set-Cookie` lines of a session, in bytes. */
export const getSetCookieBytes = (cookies: readonly CookieEntry[]): number =>
  cookies.reduce((sum, cookie) => sum + generateCookie(...cookie).length, 0);

/**
 * Whether browsers and proxies accept all cookies of a session, and whether they fit beside the browser's other
 * cookies, such as those of a shop on the parent domain.
 */
export function fitsInCookies(context: Context, cookies: readonly CookieEntry[]): boolean {
  if (getSetCookieBytes(cookies) > maxSetCookieBytes) return false;
  const header = (context.req.header('Cookie') ?? '').split(/;\s*/);
  const otherCookies = header.filter(
    (pair) => !cookies.some(([name]) => pair.startsWith(`${name}=`)),
  );
  const ownCookies = cookies.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return [...otherCookies, ...ownCookies].join('; ').length <= maxRequestBytes;
}

/** Sets the cookies of a session. */
export function setSessionCookies(context: Context, cookies: readonly CookieEntry[]): void {
  for (const cookie of cookies) setCookie(context, ...cookie);
}

const { user, permissions, terms } = sessionCookieNames;

/** Clears the session cookies. The store cookie stays for the sign-in page. */
export function clearSessionCookies(context: Context, { secure }: CookieSettings): void {
  for (const name of [
    tokenCookieName,
    ownerCookieName,
    user,
    permissions,
    terms,
    sessionKeyCookie,
  ]) {
    deleteCookie(context, name, { path: '/', secure });
  }
}
