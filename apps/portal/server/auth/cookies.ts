import { randomUUID } from 'node:crypto';
import { cookiesFromSession, type Session, sessionCookieNames } from '@surtidor/domain';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { sessionKeyCookie } from '../../src/platform/session/session-key-cookie.ts';

const tokenName = 'apollo-token';
const yearSeconds = 365 * 86_400;

/** How this deployment writes cookies. */
export interface CookieSettings {
  /** True when the portal is reached over https. */
  readonly secure: boolean;
  readonly tokenDays: number;
}

/** The session's bearer token, or undefined without a session. */
export const tokenCookie = (context: Context): string | undefined => getCookie(context, tokenName);

/** Whether the browser says that somebody is signed in. Only the backend knows. */
export const hasUserCookie = (context: Context): boolean =>
  getCookie(context, sessionCookieNames.user) !== undefined;

/** The store the browser was last in, as it says. */
export const storeCookie = (context: Context): string | undefined =>
  getCookie(context, sessionCookieNames.store);

/**
 * Opens a session in the browser: the token where scripts cannot read it, the rest readable. The
 * readable ones steer what is drawn and grant nothing (settled reading 36). The key tells two
 * sign-ins of one person apart, so that an old tab cannot end the newer session.
 */
export function setSessionCookies(
  context: Context,
  { secure, tokenDays }: CookieSettings,
  token: string,
  session: Session,
): void {
  const shared = { path: '/', sameSite: 'Lax', secure, maxAge: tokenDays * 86_400 } as const;
  const values = cookiesFromSession(session);
  setCookie(context, tokenName, token, { ...shared, httpOnly: true });
  setCookie(context, sessionCookieNames.user, values.user, shared);
  setCookie(context, sessionCookieNames.permissions, values.permissions, shared);
  setCookie(context, sessionCookieNames.terms, values.terms, shared);
  setCookie(context, sessionCookieNames.store, values.store, { ...shared, maxAge: yearSeconds });
  setCookie(context, sessionKeyCookie, randomUUID(), shared);
}

const { user, permissions, terms } = sessionCookieNames;

/** Ends the session in the browser. The store stays known, so that its sign-in page comes next. */
export function clearSessionCookies(context: Context, { secure }: CookieSettings): void {
  for (const name of [tokenName, user, permissions, terms, sessionKeyCookie]) {
    deleteCookie(context, name, { path: '/', secure });
  }
}
