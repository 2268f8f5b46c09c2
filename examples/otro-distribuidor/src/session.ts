import { createSurtidorClient } from '@surtidor/data';
import { getPermission, permissionNames } from '@surtidor/domain/vocabulary';
import { configuration } from './configuration';

const { product, backendProfile } = configuration;

const signInMutation = `mutation SignIn($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) {
    token client { cliente } acl { permission } session_user { userId }
  }
}`;

/** Signs in and keeps the token in memory. Returns null if the backend rejects the credentials. */
export async function signIn(form: FormData, onEnd: () => void) {
  const { email, password, store: code } = Object.fromEntries(form);
  const store = configuration.stores.find((one) => one.code === code) ?? configuration.stores[0];
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', store: store.code },
    body: JSON.stringify({ query: signInMutation, variables: { email, password } }),
  });
  if (!response.ok && response.status !== 401)
    throw new Error(`The backend returned ${response.status}.`);
  const login = (await response.json()).data?.generateCustomerToken;
  if (!login?.token) return null;
  const granted: string[] = login.acl.map((entry: { permission: string }) => entry.permission);
  const client = createSurtidorClient({
    ...{ uri: '/graphql', store: store.code, product, backendProfile, onUnauthorized: onEnd },
    fetch: (input, init) => {
      const headers = { ...init.headers, authorization: `Bearer ${login.token}` };
      return fetch(input, { ...init, headers });
    },
  });
  return {
    client,
    storeName: store.name,
    storeContext: { currency: store.currency, timeZone: store.timeZone, product },
    clientCode: String(login.client.cliente),
    userId: String(login.session_user.userId),
    seesInvoices: granted.includes(getPermission(product, permissionNames.pendingInvoices)),
    seesOrders: granted.includes(getPermission(product, permissionNames.orders)),
  };
}

/** The signed-in user and their permissions. */
export type Session = NonNullable<Awaited<ReturnType<typeof signIn>>>;
