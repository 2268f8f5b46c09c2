import type { decideAccess } from '@surtidor/domain';
import { type Sandbox, startSandbox } from '@surtidor/sandbox';
import { createTestServer, ownPost } from '../../apps/portal/server/testing/create-test-server.ts';

/** Noon of a working day in Bogotá; the clock stands still, so that being used writes nothing. */
const noon = Date.parse('2026-03-16T17:00:00Z');

/** What a session's readable cookies tell, as the portal's server answers a sign-in. */
export type SignedInSession = NonNullable<Parameters<typeof decideAccess>[0]['session']>;

/** What the backend answered to one operation, through the portal's server. */
export interface Answer {
  /** The answer's data and errors as text. */
  readonly text: string;
  readonly codes: readonly string[];
  /** Rows of the database that were written meanwhile. */
  readonly written: number;
}

/** A browser that asks the portal's server; its cookies are the portal's. */
export interface Visitor {
  readonly session: SignedInSession | null;
  query(query: string, variables?: object): Promise<Answer>;
  /** Status of one of the portal's own addresses, and its text. */
  get(path: string): Promise<{ readonly status: number; readonly text: string }>;
}

/** The sandbox with a dealer of every store, behind the portal's server, in this process. */
export interface TestEnvironment {
  readonly sandbox: Sandbox;
  /** Signs in with what the sign-in form sends, or with a support secret; null stays a stranger. */
  enter(credentials: object | null): Promise<Visitor>;
}

const codesIn = (errors: unknown): string[] =>
  (Array.isArray(errors) ? errors : []).map((error) => String(error?.extensions?.code ?? 'ERROR'));

/** Starts both. */
export async function startEnvironment(): Promise<TestEnvironment> {
  const sandbox = await startSandbox({ scenario: 'stores', now: () => noon });
  const { app } = createTestServer({
    BACKEND_URL: `${sandbox.origin}/graphql`,
    STORE_LINK_URL: `${sandbox.origin}/links/store`,
    REALTIME_CREDENTIALS_URL: `${sandbox.origin}/realtime/credentials`,
    GRAPHQL_OPERATIONS: 'open',
  });
  const { db } = sandbox.environment;
  const changes = () =>
    db.get<{ changes: number }>('select total_changes() as changes', {})?.changes ?? 0;

  async function signIn(credentials: object) {
    const response = await app.request('/server-middleware/auth/login', ownPost(credentials));
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const { session }: { session: SignedInSession } = await response.json();
    return { session, cookie: cookies.join('; ') };
  }

  return {
    sandbox,
    enter: async (credentials) => {
      const { session, cookie } = credentials
        ? await signIn(credentials)
        : { session: null, cookie: '' };
      const headers: Record<string, string> = cookie === '' ? {} : { Cookie: cookie };
      return {
        session,
        query: async (query, variables = {}) => {
          const previous = changes();
          const response = await app.request('/graphql', ownPost({ query, variables }, headers));
          const body = await response.json();
          return {
            text: JSON.stringify([body.data, body.errors]),
            codes: codesIn(body.errors),
            written: changes() - previous,
          };
        },
        get: async (path) => {
          const response = await app.request(path, {
            headers: { Accept: 'text/html,application/json', ...headers },
          });
          return { status: response.status, text: await response.text() };
        },
      };
    },
  };
}
