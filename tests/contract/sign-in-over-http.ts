import { createSurtidorClient, type DataContext, sandboxProfile } from '@surtidor/data';
import { type Sandbox, startSandbox } from '@surtidor/sandbox';
import { demoPassword, getEmail } from '@surtidor/sandbox/scenarios';

const signInDocument = `mutation SignIn($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token session_user { userId } }
}`;

export interface DealerSession {
  readonly sandbox: Sandbox;
  readonly dataContext: DataContext;
  /** The bearer token, which only the portal's server has. */
  readonly token: string;
  readonly userId: string;
  /** Returns the number of POST requests that the client has sent. */
  readonly countPosts: () => number;
}

/** Starts a sandbox server and signs in a dealer over HTTP. */
export async function signInOverHttp(role = 'representante'): Promise<DealerSession> {
  const sandbox = await startSandbox({ scenario: 'typical' });
  const uri = `${sandbox.origin}/graphql`;
  const variables = { email: getEmail(role), password: demoPassword };
  const response = await fetch(uri, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: signInDocument, variables }),
  });
  const { data } = await response.json();
  const { token, session_user } = data.generateCustomerToken;
  let postCount = 0;
  const client = createSurtidorClient({
    uri,
    backendProfile: sandboxProfile,
    product: 'Surtidor',
    onUnauthorized: () => undefined,
    retry: { baseDelayMs: 1 },
    fetch: (input, init) => {
      postCount += 1;
      const headers = new Headers(init.headers);
      // The portal's server adds this header for the page.
      headers.set('authorization', `Bearer ${token}`);
      return fetch(input, { ...init, headers });
    },
  });
  const storeContext = {
    currency: 'COP',
    timeZone: 'America/Bogota',
    product: 'Surtidor',
  } as const;
  return {
    sandbox,
    dataContext: { client, storeContext, backendProfile: sandboxProfile },
    token,
    userId: String(session_user.userId),
    countPosts: () => postCount,
  };
}
