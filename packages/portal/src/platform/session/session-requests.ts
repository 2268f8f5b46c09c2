import type { CompanySwitchOutcome, SignInOutcome } from '../../shared/session/session-store.ts';
import type { SessionRequests } from './cookie-session-store.ts';

const loginPath = '/server-middleware/auth/login';
const companyPath = '/server-middleware/auth/company';
const logoutPath = '/server-middleware/auth/logout';

/** Longer than the timeout of the server plus its delay after failures. */
const signInTimeoutMs = 45_000;

/** Short, because the next sign-in waits for it. An aborted response does not delete cookies. */
const signOutTimeoutMs = 10_000;

const post = (path: string, body: object, timeoutMs: number, keepalive = false) =>
  fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive,
    signal: AbortSignal.timeout(timeoutMs),
  });

/** The errors of the server, except wrong credentials and too many attempts. */
const backendErrors = [
  'session-too-large',
  'rejected-input',
  'unknown-store',
  'backend-error',
] as const satisfies readonly SignInOutcome['kind'][];

/** The errors of a company switch by status, except failures. */
const switchErrors: ReadonlyMap<number, CompanySwitchOutcome> = new Map([
  [401, 'unauthorized'],
  [403, 'forbidden'],
]);

async function readRejection(response: Response): Promise<SignInOutcome> {
  if (response.status === 401) return { kind: 'invalid-credentials' };
  if (response.status !== 429) {
    const code: unknown = await response.json().then((body) => body?.code);
    // Longer than any credentials.
    if (code === 'malformed-request') return { kind: 'invalid-credentials' };
    return { kind: backendErrors.find((kind) => kind === code) ?? 'communication' };
  }
  const seconds = Number(response.headers.get('retry-after'));
  return { kind: 'too-many-attempts', retryAfterSeconds: seconds > 0 ? seconds : 60 };
}

/** The requests to the portal's server: POST /server-middleware/auth/login and /logout (spec 7, REST). */
export const sessionRequests: SessionRequests = {
  signIn: async (credentials) => {
    if (!navigator.onLine) return { kind: 'offline' };
    try {
      const response = await post(loginPath, credentials, signInTimeoutMs);
      return response.ok ? { kind: 'done' } : await readRejection(response);
    } catch {
      return navigator.onLine ? { kind: 'communication' } : { kind: 'offline' };
    }
  },
  switchCompany: async (company) => {
    try {
      const { ok, status } = await post(companyPath, { company }, signInTimeoutMs);
      return ok ? 'done' : (switchErrors.get(status) ?? 'failed');
    } catch {
      return 'failed';
    }
  },
  signOut: async () => {
    const response = await post(logoutPath, {}, signOutTimeoutMs, true);
    if (!response.ok) throw new Error(`sign-out: ${response.status}`);
  },
};
