import type { Context, Handler } from 'hono';
import { z } from 'zod';
import {
  type BackendAnswer,
  BackendUnavailable,
  type CallBackend,
} from '../backend/call-backend.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { type CookieSettings, setSessionCookies } from './cookies.ts';
import {
  type LoginReading,
  readLoginAnswer,
  signInMutation,
  supportSignInMutation,
} from './login-answer.ts';
import { type DelaySettings, failedLoginDelay } from './login-delay.ts';

const credentials = z.union([
  z.strictObject({ email: z.string().min(1).max(320), password: z.string().min(1).max(1024) }),
  z.strictObject({ secret: z.string().min(1).max(1024) }),
]);

export interface LoginParts {
  readonly callBackend: CallBackend;
  readonly cookies: CookieSettings;
  readonly delay: DelaySettings;
  readonly reading: LoginReading;
  /** Waits; ends early when the browser has gone. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

type Answer = Context<PortalEnvironment>;

const extension = ({ errors }: BackendAnswer, name: string) => errors?.[0]?.extensions?.[name];

const numberOr = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;

/** Says what went wrong in one word the page knows, and never which of the two was wrong. */
async function refuse(context: Answer, answer: BackendAnswer, parts: LoginParts) {
  const failedAttempts = numberOr(extension(answer, 'failedAttempts'), 0);
  await parts.wait(failedLoginDelay(failedAttempts, parts.delay), context.req.raw.signal);
  if (extension(answer, 'code') === 'SIGN_IN_LOCKED') {
    const retryAfterSeconds = numberOr(extension(answer, 'retryAfterSeconds'), 60);
    context.header('Retry-After', String(retryAfterSeconds));
    return context.json({ code: 'too-many-attempts', retryAfterSeconds }, 429);
  }
  return context.json({ code: 'invalid-credentials', failedAttempts }, 401);
}

async function readCredentials(context: Answer) {
  try {
    return credentials.safeParse(await context.req.json()).data ?? null;
  } catch {
    return null;
  }
}

/** POST /server-middleware/auth/login: `{email, password}`, or `{secret}` for support (spec 7). */
export function login(parts: LoginParts): Handler<PortalEnvironment> {
  return async (context) => {
    const given = await readCredentials(context);
    if (given === null) return context.json({ code: 'malformed-request' }, 400);
    try {
      const answer = await parts.callBackend({
        query: 'secret' in given ? supportSignInMutation : signInMutation,
        variables: given,
        requestId: context.get('requestId'),
      });
      if (answer.errors !== undefined) return await refuse(context, answer, parts);
      const result = readLoginAnswer(answer.data, parts.reading);
      if (result === null) return context.json({ code: 'communication' }, 502);
      setSessionCookies(context, parts.cookies, result.token, result.session);
      return context.json({ session: result.session });
    } catch (error) {
      if (error instanceof BackendUnavailable) return context.json({ code: 'communication' }, 502);
      throw error;
    }
  };
}
