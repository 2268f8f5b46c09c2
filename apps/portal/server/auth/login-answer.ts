import { parseStoreCode, permissionsFromAcl, roleFromName, type Session } from '@surtidor/domain';
import type { StoreCode } from '@surtidor/domain/vocabulary';
import { z } from 'zod';

const optionalText = z.string().nullish();
const optionalId = z.union([z.string(), z.number()]).nullish();

const loginResult = z.object({
  token: z.string().min(1),
  role: optionalText,
  hasTermsAndConditions: z.union([z.string(), z.boolean(), z.number()]).nullish(),
  acl: z.array(z.object({ type: optionalText, permission: optionalText }).nullable()).nullish(),
  client: z.object({ cliente: optionalText, nombre: optionalText }).nullish(),
  store_code: optionalText,
  support: z.boolean().nullish(),
  customer: z.object({ id: optionalId, firstname: optionalText, lastname: optionalText }).nullish(),
  session_user: z
    .object({ clientCode: optionalText, userId: optionalText, role_name: optionalText })
    .nullish(),
});

type LoginResult = z.infer<typeof loginResult>;

const selection = `token role hasTermsAndConditions acl { type permission }
  client { cliente nombre } store_code support customer { id firstname lastname }
  session_user { clientCode userId role_name }`;

/** Signs a dealer in (spec 7). */
export const signInMutation = `mutation SignIn($email: String!, $password: String!) {
  login: generateCustomerToken(email: $email, password: $password) { ${selection} } }`;

/** Signs support staff in as a customer (spec 7). */
export const supportSignInMutation = `mutation SupportSignIn($secret: String!) {
  login: generateSupportCustomerToken(secret: $secret) { ${selection} } }`;

const aclOf = (acl: LoginResult['acl']) =>
  (acl ?? []).flatMap((entry) =>
    entry?.permission ? [{ type: entry.type ?? '', permission: entry.permission }] : [],
  );

const isAccepted = (flag: LoginResult['hasTermsAndConditions']) =>
  flag === true || flag === 1 || flag === '1' || flag === 'true';

const displayNameOf = ({ customer, client }: LoginResult) => {
  const person = [customer?.firstname, customer?.lastname].filter(Boolean).join(' ');
  return person === '' ? (client?.nombre ?? '') : person;
};

/** What the deployment adds to a login result. */
export interface SessionDefaults {
  readonly product: string;
  /** Takes the place of a store nobody knows. */
  readonly defaultStore: StoreCode;
}

function sessionOf(login: LoginResult, { product, defaultStore }: SessionDefaults): Session {
  const { session_user: user, customer, client } = login;
  const userId = user?.userId ?? String(customer?.id ?? '');
  return {
    role: roleFromName(login.role ?? user?.role_name ?? '', product),
    authenticated: true,
    support: login.support === true,
    permissions: permissionsFromAcl(aclOf(login.acl)),
    clientCode: user?.clientCode ?? client?.cliente ?? '',
    userId,
    displayName: displayNameOf(login),
    store: parseStoreCode(login.store_code) ?? defaultStore,
    terms: {
      id: String(customer?.id ?? userId),
      accepted: isAccepted(login.hasTermsAndConditions),
    },
  };
}

/**
 * Reads the backend's login result. Null when it carries no token: that is no session, whatever
 * else it says.
 */
export function readLoginAnswer(
  data: unknown,
  defaults: SessionDefaults,
): { readonly token: string; readonly session: Session } | null {
  const parsed = z.object({ login: loginResult }).safeParse(data);
  if (!parsed.success) return null;
  const { login } = parsed.data;
  return { token: login.token, session: sessionOf(login, defaults) };
}
