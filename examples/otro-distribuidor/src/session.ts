import { createSurtidorClient } from '@surtidor/data';
import {
  type Session as Login,
  parseSessionCookies,
  sessionCookieNames,
} from '@surtidor/domain/session';
import { storeVariants } from '@surtidor/domain/variants';
import { getPermission, permissionNames } from '@surtidor/domain/vocabulary';
import { configuration } from './configuration';

const { product, backendProfile, stores } = configuration;

const post = (path: string, body: object) =>
  fetch(`/server-middleware/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Signs in at the portal's server, which keeps the token. Returns null if it rejects the credentials. */
export async function signIn(form: FormData, onEnd: () => void): Promise<Session | null> {
  const response = await post('login', Object.fromEntries(form));
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`The server returned ${response.status}.`);
  return createSession((await response.json()).session, onEnd);
}

/** Ends the session in the backend and in this browser. */
export const signOut = () => post('logout', {});

/** Reads the session that the server wrote into the readable cookies; null without one. */
export function readSession(onEnd: () => void): Session | null {
  const cookies = Object.fromEntries(
    document.cookie.split('; ').map((pair) => pair.split('=').map(decodeURIComponent)),
  );
  const values = Object.entries(sessionCookieNames).map(([key, name]) => [key, cookies[name]]);
  const options = { variants: storeVariants, defaultStore: stores[0].code };
  const login = parseSessionCookies(Object.fromEntries(values), options);
  return login && createSession(login, onEnd);
}

function createSession(login: Login, onEnd: () => void) {
  const store = stores.find(({ code }) => code === login.store) ?? stores[0];
  const sees = (name: Parameters<typeof getPermission>[1]) =>
    login.permissions.includes(getPermission(product, name));
  return {
    client: createSurtidorClient({
      ...{ uri: '/graphql', store: store.code, product, backendProfile, onUnauthorized: onEnd },
      persisted: true,
    }),
    storeName: store.name,
    storeContext: { currency: store.currency, timeZone: store.timeZone, product },
    clientCode: login.clientCode,
    userId: login.userId,
    support: login.support,
    seesInvoices: sees(permissionNames.pendingInvoices),
    seesOrders: sees(permissionNames.orders),
  };
}

/** The signed-in user and their permissions. */
export type Session = ReturnType<typeof createSession>;
