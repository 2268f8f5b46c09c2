import type { decideAccess } from '@surtidor/domain/session';
import { type Sandbox, startSandbox } from '@surtidor/sandbox';
import {
  createJsonPost,
  createTestServer,
} from '../../packages/portal/server/testing/create-test-server.ts';

/** Noon of a working day in Bogotá. The clock is fixed, so that using a session writes nothing. */
const now = Date.parse('2026-03-16T17:00:00Z');

/** The readable cookies of a session, as set by the portal's server at sign-in. */
export type SignedInSession = NonNullable<Parameters<typeof decideAccess>[0]['session']>;

/** The backend's response to an operation that was sent through the portal's server. */
export interface OperationResponse {
  /** Data and errors of the response as text. */
  readonly text: string;
  readonly codes: readonly string[];
  /** Number of rows written during the request. */
  readonly rowsWritten: number;
}

/** A client of the portal's server with its cookies. */
export interface Visitor {
  readonly session: SignedInSession | null;
  query(query: string, variables?: object): Promise<OperationResponse>;
  /** Requests a path of the portal and returns the status and text of the response. */
  get(path: string): Promise<{ readonly status: number; readonly text: string }>;
}

/** A sandbox with a dealer of every store and the portal's server, in this process. */
export interface TestEnvironment {
  readonly sandbox: Sandbox;
  /** Signs in with the sign-in form's body or a support secret. Null leaves the visitor signed out. */
  signIn(credentials: object | null): Promise<Visitor>;
}

const getErrorCodes = (errors: unknown): string[] =>
  (Array.isArray(errors) ? errors : []).map((error) => String(error?.extensions?.code ?? 'ERROR'));

/** Starts the sandbox and the portal's server. */
export async function startEnvironment(): Promise<TestEnvironment> {
  const sandbox = await startSandbox({ scenario: 'stores', now: () => now });
  const { app } = createTestServer({
    BACKEND_URL: `${sandbox.origin}/graphql`,
    STORE_LINK_URL: `${sandbox.origin}/links/store`,
    REALTIME_CREDENTIALS_URL: `${sandbox.origin}/realtime/credentials`,
    GRAPHQL_OPERATIONS: 'open',
    // Each visitor has an address, since attempts are also limited per network.
    PORTAL_PROXIES: '1',
  });
  const { db } = sandbox.environment;
  const countChanges = () =>
    db.get<{ changes: number }>('select total_changes() as changes', {})?.changes ?? 0;

  async function requestSession(credentials: object) {
    const response = await app.request(
      '/server-middleware/auth/login',
      createJsonPost(credentials, { 'X-Forwarded-For': '10.1.0.1' }),
    );
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const { session }: { session: SignedInSession } = await response.json();
    return { session, cookie: cookies.join('; ') };
  }

  let visitors = 0;
  return {
    sandbox,
    signIn: async (credentials) => {
      visitors += 1;
      const { session, cookie } = credentials
        ? await requestSession(credentials)
        : { session: null, cookie: '' };
      const headers: Record<string, string> = {
        'X-Forwarded-For': `10.0.${Math.floor(visitors / 256)}.${visitors % 256}`,
        ...(cookie !== '' && { Cookie: cookie }),
      };
      return {
        session,
        query: async (query, variables = {}) => {
          const previousCount = countChanges();
          const response = await app.request(
            '/graphql',
            createJsonPost({ query, variables }, headers),
          );
          const body = await response.json();
          return {
            text: JSON.stringify([body.data, body.errors]),
            codes: getErrorCodes(body.errors),
            rowsWritten: countChanges() - previousCount,
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
