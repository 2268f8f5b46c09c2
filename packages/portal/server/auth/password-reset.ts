import { type GraphqlError, getMeaning } from '@surtidor/data/errors';
import { normalizeEmail } from '@surtidor/domain';
import {
  type ForgottenPasswordResult,
  type PasswordResetResult,
  validateForgottenPassword,
  validatePasswordReset,
} from '@surtidor/domain/associates';
import type { Context, Handler } from 'hono';
import { recordSecurityEvent } from '../logging/record-security-event.ts';
import type { SecurityEvent } from '../logging/security-event.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { getRequestStore, getTokenCookie, setStoreCookie } from './cookies.ts';
import { getEmailKey } from './device-cookie.ts';
import { isGuessablePassword } from './guessable-password.ts';
import { hashKey } from './server-keys.ts';
import type { SignInDependencies } from './sign-in.ts';
import { admitByPurpose, admitBySubject } from './throttle/admit-by-purpose.ts';

type RequestContext = Context<PortalEnvironment>;

/** Requests an e-mail with a link from the backend. */
export const requestPasswordResetMutation = `mutation RequestPasswordReset($email: String!) {
  requestPasswordResetEmail(email: $email) }`;

/** Sets a password with the token of an e-mail. */
export const resetPasswordMutation = `mutation ResetPassword($email: String!, $token: String!, $password: String!) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }`;

/**
 * The minimum response time in milliseconds. The backend takes longer for a known address, which the response
 * time must not reveal.
 */
const minResponseMs = 1_500;

/** Redirects to the page with the result in the search params. */
function redirectBack(
  context: RequestContext,
  result: string,
  params: Readonly<Record<string, string>> = {},
) {
  const { pathname } = new URL(context.req.url);
  context.header('Cache-Control', 'no-store');
  return context.redirect(`${pathname}?${new URLSearchParams({ ...params, result })}`, 303);
}

const getForm = async (context: RequestContext) => new URLSearchParams(await context.req.text());

/** Returns the store selected in a form and remembers it, except during a session, which has its own. */
function getFormStore(
  context: RequestContext,
  form: URLSearchParams,
  { defaults, cookies }: SignInDependencies,
): string {
  const selectedStore = form.get('store');
  if (selectedStore === null) return getRequestStore(context, defaults);
  const store = getRequestStore(context, defaults, selectedStore);
  if (getTokenCookie(context) === undefined) setStoreCookie(context, cookies, store);
  return store;
}

const admitReset = (context: RequestContext, email: string, dependencies: SignInDependencies) =>
  admitByPurpose(context, 'password reset', getEmailKey(email), dependencies);

/** The statuses of a gateway, and of a shop in maintenance. Others, such as 403 or 404, can depend on the address. */
const gatewayStatuses: ReadonlySet<unknown> = new Set([502, 503, 504]);

/**
 * Returns why the backend refused to send an e-mail to any address, or null if the reason can depend on the address,
 * which the response must not reveal. For example, a failing mail server fails for known addresses only.
 */
function getRefusal({ message, extensions = {} }: GraphqlError): string | null {
  if (/recaptcha/i.test(message)) return 'recaptcha';
  if (message.includes('Requested store is not found')) return 'unknown-store';
  if (gatewayStatuses.has(extensions.httpStatus)) return `http-${extensions.httpStatus}`;
  const isInvalidOperation =
    extensions.category === 'graphql' || extensions.code === 'GRAPHQL_VALIDATION_FAILED';
  return isInvalidOperation ? 'invalid-operation' : null;
}

/**
 * Sends an e-mail with a link to an address. E-mails are counted per address over all networks, because they can be
 * requested from anywhere.
 */
export async function sendResetEmail(
  context: RequestContext,
  { email, store }: { readonly email: string; readonly store: string },
  dependencies: SignInDependencies,
): Promise<ForgottenPasswordResult> {
  const admission = await admitBySubject(
    context,
    'password reset e-mail',
    getEmailKey(email),
    dependencies,
  );
  if (admission.kind === 'rejected') return 'too-many-attempts';
  await admission.recordFailure();
  const response = await dependencies.callBackend(context, {
    query: requestPasswordResetMutation,
    variables: { email: normalizeEmail(email) },
    store,
  });
  if (response === null) return 'communication';
  const refusal = response.errors?.map(getRefusal).find((reason) => reason !== null);
  if (refusal === undefined) return 'sent';
  context.set('refusal', refusal);
  return 'unavailable';
}

async function requestEmail(
  context: RequestContext,
  email: string,
  store: string,
  dependencies: SignInDependencies,
): Promise<ForgottenPasswordResult> {
  const problem = validateForgottenPassword(email);
  if (problem !== null) return problem;
  const admission = await admitReset(context, email, dependencies);
  if (admission.kind === 'rejected') return 'too-many-attempts';
  await admission.recordFailure();
  const [result] = await Promise.all([
    sendResetEmail(context, { email, store }, dependencies),
    dependencies.wait(minResponseMs, context.req.raw.signal),
  ]);
  return result;
}

/** The outcomes of a request for a reset, or of a reset, in the security log. Others were refused by the portal. */
const resetOutcomes: Readonly<Record<string, SecurityEvent['outcome']>> = {
  sent: 'ok',
  changed: 'ok',
  'too-many-attempts': 'delayed',
  'link-expired': 'failed',
  unavailable: 'failed',
  communication: 'unknown',
};

/** Records a request for a reset, or a reset, in the security log. */
export function recordReset(
  context: RequestContext,
  event: 'password-reset-request' | 'password-reset',
  { email, result }: { readonly email: string; readonly result: string },
  { device }: SignInDependencies,
): void {
  const outcome = resetOutcomes[result] ?? 'refused';
  recordSecurityEvent(context, {
    event,
    outcome,
    ...(outcome !== 'ok' && { reason: result }),
    address: hashKey(device.keys, getEmailKey(email)),
  });
}

/** POST of /forgot-password: requests an e-mail with a link. */
export function forgotPassword(dependencies: SignInDependencies): Handler<PortalEnvironment> {
  return async (context) => {
    const form = await getForm(context);
    const email = (form.get('email') ?? '').trim();
    const store = getFormStore(context, form, dependencies);
    const result = await requestEmail(context, email, store, dependencies);
    recordReset(context, 'password-reset-request', { email, result }, dependencies);
    return redirectBack(context, result);
  };
}

interface ResetForm {
  readonly email: string;
  readonly token: string;
  readonly newPassword: string;
  readonly repeatPassword: string;
  readonly store: string;
}

async function submitReset(
  context: RequestContext,
  { email, token, newPassword, repeatPassword, store }: ResetForm,
  dependencies: SignInDependencies,
): Promise<PasswordResetResult> {
  const problem = validatePasswordReset(newPassword, repeatPassword);
  if (problem !== null) return problem;
  const admission = await admitReset(context, email, dependencies);
  if (admission.kind === 'rejected') return 'too-many-attempts';
  if (await isGuessablePassword(newPassword, [email, dependencies.defaults.product])) {
    await admission.discard();
    return 'easy-to-guess';
  }
  const response = await dependencies.callBackend(context, {
    query: resetPasswordMutation,
    variables: { email: normalizeEmail(email), token, password: newPassword },
    store,
  });
  if (response?.data?.resetPassword === true) {
    await admission.recordSuccess();
    return 'changed';
  }
  const meanings = response?.errors?.map(getMeaning) ?? [];
  if (
    response === null ||
    meanings.some((meaning) => meaning === 'internal' || meaning === 'unnamed')
  ) {
    await admission.discard();
    return 'communication';
  }
  await admission.recordFailure();
  return 'link-expired';
}

/** The results after which the link is still valid. */
const resultsWithValidLink: ReadonlySet<PasswordResetResult> = new Set([
  'rules-not-met',
  'easy-to-guess',
  'not-identical',
  'too-many-attempts',
  'communication',
]);

/** POST of /reset-password: sets the password with the token of the e-mail. */
export function resetPassword(dependencies: SignInDependencies): Handler<PortalEnvironment> {
  return async (context) => {
    const form = await getForm(context);
    const getField = (name: string) => (form.get(name) ?? '').trim();
    const [email, token] = [getField('email'), getField('token')];
    const resetForm = {
      email,
      token,
      newPassword: getField('newPassword'),
      repeatPassword: getField('repeatPassword'),
      store: getFormStore(context, form, dependencies),
    };
    const result = await submitReset(context, resetForm, dependencies);
    recordReset(context, 'password-reset', { email, result }, dependencies);
    return redirectBack(context, result, resultsWithValidLink.has(result) ? { email, token } : {});
  };
}
