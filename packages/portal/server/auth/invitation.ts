import { isEmail, isSameEmail, normalizeEmail } from '@surtidor/domain';
import type { Context, Handler } from 'hono';
import { z } from 'zod';
import { recordSecurityEvent } from '../logging/record-security-event.ts';
import type { PortalEnvironment } from '../portal-environment.ts';
import { getRequestStore, getTokenCookie } from './cookies.ts';
import { recordReset, sendResetEmail } from './password-reset.ts';
import { hashKey } from './server-keys.ts';
import { readSessionOwner } from './session-owner.ts';
import type { SignInDependencies } from './sign-in.ts';
import type { AttemptStores } from './throttle/attempt-stores.ts';

/** The people of the session's company whose name, e-mail or document contains the address. */
const invitedPersonQuery = `query InvitedPerson($email: String!) {
  usuariosCliente(search: $email, pageSize: 50, currentPage: 1) { items { email status } } }`;

const peopleSchema = z.object({
  usuariosCliente: z.object({
    items: z.array(z.object({ email: z.string(), status: z.unknown() })),
  }),
});

/** The maximum number of invitations of a company in an hour; more than a file of people. */
const maxPerCompany = 600;
const hourSeconds = 3_600;

type Recipient = 'active' | 'not-found' | 'unknown';

/** Returns whether an address is that of an active person whom the session manages. The backend decides who that is. */
async function findRecipient(
  context: Context<PortalEnvironment>,
  call: { readonly email: string; readonly store: string; readonly token: string },
  { callBackend }: SignInDependencies,
): Promise<Recipient> {
  const { email, store, token } = call;
  const variables = { email: normalizeEmail(email) };
  const response = await callBackend(context, {
    query: invitedPersonQuery,
    variables,
    store,
    token,
  });
  const people = peopleSchema.safeParse(response?.data);
  if (!people.success) return 'unknown';
  const isFound = people.data.usuariosCliente.items.some(
    (person) => isSameEmail(person.email, email) && String(person.status) === '1',
  );
  return isFound ? 'active' : 'not-found';
}

/**
 * POST /server-middleware/invitations: sends a person of the session's company the e-mail with which they create their
 * password. Others' addresses, inactive people and sessions of support are refused, so that nobody learns or reaches more
 * than with the form for a forgotten password.
 */
export function invite(
  dependencies: SignInDependencies,
  { count }: AttemptStores,
): Handler<PortalEnvironment> {
  const { defaults, device } = dependencies;
  return async (context) => {
    context.header('Cache-Control', 'no-store');
    const refuse = (event: 'unauthorised' | 'forbidden') =>
      recordSecurityEvent(context, { event, outcome: 'refused', operation: 'invitation' });
    const token = getTokenCookie(context);
    if (token === undefined) {
      refuse('unauthorised');
      return context.json({ code: 'unauthorized' }, 401);
    }
    const owner = readSessionOwner(context, device.keys, token);
    if (owner === null || owner === 'invalid' || owner.support) {
      refuse('forbidden');
      return context.json({ code: 'forbidden' }, 403);
    }
    const json: unknown = await context.req.json().catch(() => null);
    const body = z.object({ email: z.string().max(254).refine(isEmail) }).safeParse(json);
    if (!body.success) return context.json({ code: 'malformed-request' }, 400);
    const { email } = body.data;
    const store = getRequestStore(context, defaults);
    const company = hashKey(device.keys, `invitations of ${owner.clientCode || token}`);
    const { consumedPoints } = await count.penalty(company, 1, { customDuration: hourSeconds });
    const recipient =
      consumedPoints > maxPerCompany
        ? 'too-many-attempts'
        : await findRecipient(context, { email, store, token }, dependencies);
    if (recipient === 'not-found') {
      refuse('forbidden');
      return context.json({ code: 'not-found' }, 404);
    }
    const result =
      recipient === 'active'
        ? await sendResetEmail(context, { email, store }, dependencies)
        : recipient === 'unknown'
          ? 'communication'
          : recipient;
    recordReset(context, 'password-reset-request', { email, result }, dependencies);
    return context.json({ result });
  };
}
