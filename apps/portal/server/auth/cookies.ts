import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SessionParts } from './login-answer.ts';

const tokenName = 'apollo-token';

/** Cookies the page may read; they steer what is drawn and grant nothing. */
const readable = ['user', 'permissions', 'terms-conditions'] as const;

/** How this deployment writes cookies. */
export interface CookieSettings {
  /** True when the portal is reached over https. */
  readonly secure: boolean;
  readonly tokenDays: number;
}

/** The session's bearer token, or undefined without a session. */
export const tokenCookie = (context: Context): string | undefined => getCookie(context, tokenName);

const options = ({ secure, tokenDays }: CookieSettings) =>
  ({ path: '/', sameSite: 'Lax', secure, maxAge: tokenDays * 86_400 }) as const;

/** Opens a session in the browser: the token where scripts cannot read it, the rest readable. */
export function setSessionCookies(
  context: Context,
  settings: CookieSettings,
  token: string,
  session: SessionParts,
): void {
  const shared = options(settings);
  setCookie(context, tokenName, token, { ...shared, httpOnly: true });
  setCookie(context, 'user', JSON.stringify(session.user), shared);
  setCookie(context, 'permissions', JSON.stringify(session.permissions), shared);
  setCookie(context, 'terms-conditions', JSON.stringify(session.terms), shared);
  setCookie(context, 'store-code', session.store, { ...shared, maxAge: 365 * 86_400 });
}

/** Ends the session in the browser. The store stays known, so that its sign-in page comes next. */
export function clearSessionCookies(context: Context, { secure }: CookieSettings): void {
  for (const name of [tokenName, ...readable]) deleteCookie(context, name, { path: '/', secure });
}
