import { getMeaning } from '@surtidor/data/errors';
import type { Handler } from 'hono';
import { z } from 'zod';
import type { BackendResponse } from '../backend/call-backend.ts';
import { recordSecurityEvent } from '../logging/record-security-event.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { getRequestStore, getTokenCookie } from './cookies.ts';
import { readLoginResponse, switchCompanyMutation } from './login-response.ts';
import { readSessionOwner } from './session-owner.ts';
import { type SignInDependencies, startSession } from './sign-in.ts';
import { admitByPurpose } from './throttle/admit-by-purpose.ts';

/** Returns why the backend opened no session. */
function getError(response: BackendResponse | null) {
  const [error] = response?.errors ?? [];
  if (error === undefined) return 'communication';
  const meaning = getMeaning(error);
  if (meaning === 'unauthenticated') return 'unauthorized';
  return meaning === 'forbidden' || meaning === 'not-found' ? 'forbidden' : 'communication';
}

const statusByError = { unauthorized: 401, forbidden: 403, communication: 502 } as const;

/**
 * POST /server-middleware/auth/company: `{company}` changes the session to another company of the person. The backend
 * decides which companies these are and opens a session there; the previous one ends as after a sign-in. Sessions of
 * support stay in the company that they visit.
 */
export function switchCompany(dependencies: SignInDependencies): Handler<PortalEnvironment> {
  const { callBackend, defaults, device } = dependencies;
  return async (context) => {
    context.header('Cache-Control', 'no-store');
    const fail = (code: keyof typeof statusByError, outcome: 'failed' | 'refused' | 'unknown') => {
      recordSecurityEvent(context, { event: 'company-switch', outcome, reason: code });
      return context.json({ code }, statusByError[code]);
    };
    const token = getTokenCookie(context);
    if (token === undefined) return fail('unauthorized', 'refused');
    const owner = readSessionOwner(context, device.keys, token);
    if (owner === null || owner === 'invalid' || owner.support) return fail('forbidden', 'refused');
    const json: unknown = await context.req.json().catch(() => null);
    const body = z.strictObject({ company: z.string().min(1).max(64) }).safeParse(json);
    if (!body.success) return context.json({ code: 'malformed-request' }, 400);
    const { company } = body.data;
    const admission = await admitByPurpose(
      context,
      'company switch',
      `${owner.clientCode} ${owner.userId}`,
      dependencies,
    );
    if (admission.kind === 'rejected') {
      recordSecurityEvent(context, { event: 'company-switch', outcome: 'delayed' });
      context.header('Retry-After', String(admission.retryAfterSeconds));
      return context.json({ code: 'too-many-attempts' }, 429);
    }
    const store = getRequestStore(context, defaults);
    const response = await callBackend(context, {
      query: switchCompanyMutation,
      variables: { company },
      token,
      store,
    });
    const login = response?.errors?.length ? null : readLoginResponse(response?.data);
    const code = login?.session_user?.clientCode ?? login?.client?.cliente;
    if (login === null || code !== company) {
      const error = login === null ? getError(response) : 'communication';
      await (error === 'forbidden' ? admission.recordFailure() : admission.discard());
      return fail(error, error === 'communication' ? 'unknown' : 'failed');
    }
    await admission.recordSuccess();
    const defaultsOfSession = { person: null, defaultStore: store, support: false };
    const session = await startSession(context, login, defaultsOfSession, dependencies);
    if (session === null) return fail('communication', 'failed');
    recordSecurityEvent(context, { event: 'company-switch', outcome: 'ok' });
    return context.json({ switched: true });
  };
}
