import { getMeaning } from '@surtidor/data/errors';
import {
  type ForgottenPasswordResult,
  type PasswordResetResult,
  validateForgottenPassword,
  validatePasswordReset,
} from '@surtidor/domain';
import type { Context, Handler } from 'hono';
import { BackendUnavailable } from '../backend/call-backend.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { clientNetwork } from './client-network.ts';
import { requestStore } from './cookies.ts';
import { hiddenKey, normalEmail } from './device-cookie.ts';
import type { SignInParts } from './sign-in.ts';

type Answer = Context<PortalEnvironment>;

/** Requests an e-mail with a link from the backend. */
export const requestLetter = `mutation RequestPasswordReset($email: String!) {
  requestPasswordResetEmail(email: $email) }`;

/** Sets a password with the token of an e-mail. */
export const setPassword = `mutation ResetPassword($email: String!, $token: String!, $password: String!) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }`;

/** Sending takes the backend longer than not sending: every response waits at least this long. */
const evenDelayMs = 1_500;

/** Redirects to the page with the result, with or without script. */
function redirectBack(
  context: Answer,
  result: string,
  stored: Readonly<Record<string, string>> = {},
) {
  const { pathname } = new URL(context.req.url);
  context.header('Cache-Control', 'no-store');
  return context.redirect(`${pathname}?${new URLSearchParams({ ...stored, result })}`, 303);
}

const getForm = async (context: Answer) => new URLSearchParams(await context.req.text());

/** Admits an attempt; counted separately from sign-ins. */
const admit = (context: Answer, email: string, { admit: ask, device, proxies }: SignInParts) =>
  ask(
    {
      address: hiddenKey(device, `password reset ${normalEmail(email)}`),
      network: hiddenKey(device, `password reset ${clientNetwork(context, proxies)}`),
      device: null,
    },
    context.req.raw.signal,
  );

async function requestEmail(
  context: Answer,
  email: string,
  parts: SignInParts,
): Promise<ForgottenPasswordResult> {
  const problem = validateForgottenPassword(email);
  if (problem !== null) return problem;
  const admission = await admit(context, email, parts);
  if (admission.kind === 'refused') return 'too-many-attempts';
  await admission.failed();
  const ask = async () => {
    try {
      // The backend's response about the address is never revealed.
      await parts.callBackend({
        query: requestLetter,
        variables: { email },
        store: requestStore(context, parts.defaults),
        requestId: context.get('requestId'),
      });
      return 'sent';
    } catch (error) {
      if (error instanceof BackendUnavailable) return 'communication';
      throw error;
    }
  };
  const [result] = await Promise.all([ask(), parts.wait(evenDelayMs, context.req.raw.signal)]);
  return result;
}

/** POST of /forgot-password: requests an e-mail with a link. */
export function forgotPassword(parts: SignInParts): Handler<PortalEnvironment> {
  return async (context) => {
    const email = ((await getForm(context)).get('email') ?? '').trim();
    return redirectBack(context, await requestEmail(context, email, parts));
  };
}

interface ResetForm {
  readonly email: string;
  readonly token: string;
  readonly newPassword: string;
  readonly repeatPassword: string;
}

async function reset(
  context: Answer,
  { email, token, newPassword, repeatPassword }: ResetForm,
  parts: SignInParts,
): Promise<PasswordResetResult> {
  const problem = validatePasswordReset(newPassword, repeatPassword);
  if (problem !== null) return problem;
  const admission = await admit(context, email, parts);
  if (admission.kind === 'refused') return 'too-many-attempts';
  try {
    const { data, errors } = await parts.callBackend({
      query: setPassword,
      variables: { email, token, password: newPassword },
      store: requestStore(context, parts.defaults),
      requestId: context.get('requestId'),
    });
    if (data?.resetPassword === true) {
      await admission.succeeded();
      return 'changed';
    }
    const meanings = (errors ?? []).map(getMeaning);
    if (meanings.some((meaning) => meaning === 'internal' || meaning === 'unnamed')) {
      await admission.undecided();
      return 'communication';
    }
    await admission.failed();
    return 'link-expired';
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    await admission.undecided();
    return 'communication';
  }
}

/** Results after which the same link is still valid. */
const keepsLink: ReadonlySet<PasswordResetResult> = new Set([
  'rules-not-met',
  'not-identical',
  'too-many-attempts',
  'communication',
]);

/** POST of /reset-password: sets the password with the token of the e-mail. */
export function resetPassword(parts: SignInParts): Handler<PortalEnvironment> {
  return async (context) => {
    const form = await getForm(context);
    const field = (name: string) => (form.get(name) ?? '').trim();
    const [email, token] = [field('email'), field('token')];
    const given = {
      ...{ email, token },
      newPassword: field('newPassword'),
      repeatPassword: field('repeatPassword'),
    };
    const result = await reset(context, given, parts);
    return redirectBack(context, result, keepsLink.has(result) ? { email, token } : {});
  };
}
