import type { Handler } from 'hono';
import { z } from 'zod';
import { recordSecurityEvent } from '../logging/record-security-event.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { type SignInDependencies, type SignInResult, signIn } from './sign-in.ts';

/** The body of a sign-in: e-mail, password and the selected store, or support's secret. */
export const credentialsSchema = z.union([
  z.strictObject({
    email: z.string().min(1).max(320),
    password: z.string().min(1).max(1024),
    store: z.string().optional(),
  }),
  z.strictObject({ secret: z.string().min(1).max(1024) }),
]);

/** The status of each failed sign-in. */
export const statusByFailure = {
  'invalid-credentials': 401,
  'too-many-attempts': 429,
  'rejected-input': 422,
  communication: 502,
  'unknown-store': 502,
  'backend-error': 502,
  'session-too-large': 502,
} as const satisfies Record<Exclude<SignInResult['kind'], 'done'>, number>;

/** POST /server-middleware/auth/login: `{email, password, store}`, or `{secret}` for support (spec 7). */
export function login(dependencies: SignInDependencies): Handler<PortalEnvironment> {
  return async (context) => {
    const body: unknown = await context.req.json().catch(() => null);
    const credentials = credentialsSchema.safeParse(body);
    if (!credentials.success) {
      const reason = 'malformed-request';
      recordSecurityEvent(context, { event: 'sign-in', outcome: 'refused', reason });
      return context.json({ code: reason }, 400);
    }
    const result = await signIn(context, credentials.data, dependencies);
    if (result.kind === 'done') return context.json({ session: result.session });
    const { kind: code, ...details } = result;
    if (result.kind === 'too-many-attempts') {
      context.header('Retry-After', String(result.retryAfterSeconds));
    }
    return context.json({ code, ...details }, statusByFailure[result.kind]);
  };
}
