import {
  type KnownStores,
  parseSessionCookies,
  sessionCookieNames,
} from '@surtidor/domain/session';
import { type CookieJar, sessionKeyCookie } from './cookie-jar.ts';
import type { SessionSnapshot } from './session-store.ts';

const { user, permissions, terms, store } = sessionCookieNames;

/** Reads the session from the readable cookies, in the browser and on the server. */
export function readSessionSnapshot(
  cookies: Pick<CookieJar, 'get'>,
  { stores, variants, defaultStore }: KnownStores & { readonly stores: readonly string[] },
): SessionSnapshot {
  const storeCookie = cookies.get(store);
  const cookieValues = {
    user: cookies.get(user),
    permissions: cookies.get(permissions),
    terms: cookies.get(terms),
    store: storeCookie,
  };
  const session = parseSessionCookies(cookieValues, { variants, defaultStore });
  return session === null
    ? { session, key: null, store: stores.find((code) => code === storeCookie) ?? defaultStore }
    : { session, key: cookies.get(sessionKeyCookie), store: session.store };
}
