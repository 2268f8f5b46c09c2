import { type StoreCode, storeCodes } from '@surtidor/domain/vocabulary';
import { z } from 'zod';

/** The `user` cookie (spec 3). Role names stay the backend's; the page reads unknown ones as basic. */
export interface SessionUser {
  readonly role: string;
  readonly authenticated: true;
  readonly support: boolean;
  readonly clientCode: string;
  readonly userId: string;
  readonly name: string;
  /** The dealer company, which the support banner names. */
  readonly company: string;
}

/** What a page learns of the session it opened; the token is not part of it. */
export interface SessionParts {
  readonly user: SessionUser;
  readonly permissions: readonly string[];
  readonly terms: { readonly id: string; readonly hasTermsAndConditions: boolean };
  readonly store: StoreCode;
}

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

/** A permission without its own module gets the one of its acl entry (spec 6). */
const permissionsOf = (acl: LoginResult['acl']) => [
  ...new Set(
    (acl ?? []).flatMap((entry) => {
      if (!entry?.permission) return [];
      if (entry.permission.includes('::') || !entry.type) return [entry.permission];
      return [`${entry.type}::${entry.permission}`];
    }),
  ),
];

const isAccepted = (flag: LoginResult['hasTermsAndConditions']) =>
  flag === true || flag === 1 || flag === '1' || flag === 'true';

const isStore = (code: string): code is StoreCode =>
  (storeCodes as readonly string[]).includes(code);

function userOf({ role, session_user, customer, client, support }: LoginResult): SessionUser {
  const person = [customer?.firstname, customer?.lastname].filter(Boolean).join(' ');
  const company = client?.nombre ?? '';
  return {
    role: role ?? session_user?.role_name ?? 'basic',
    authenticated: true,
    support: support === true,
    clientCode: session_user?.clientCode ?? client?.cliente ?? '',
    userId: session_user?.userId ?? String(customer?.id ?? ''),
    name: person === '' ? company : person,
    company,
  };
}

/**
 * Reads the backend's login result. Null when it carries no token: that is no session, whatever
 * else it says. A store nobody knows becomes the deployment's own.
 */
export function readLoginAnswer(
  data: unknown,
  defaultStore: StoreCode,
): { readonly token: string; readonly session: SessionParts } | null {
  const parsed = z.object({ login: loginResult }).safeParse(data);
  if (!parsed.success) return null;
  const { login } = parsed.data;
  const user = userOf(login);
  const store = login.store_code ?? '';
  return {
    token: login.token,
    session: {
      user,
      permissions: permissionsOf(login.acl),
      terms: {
        id: String(login.customer?.id ?? user.userId),
        hasTermsAndConditions: isAccepted(login.hasTermsAndConditions),
      },
      store: isStore(store) ? store : defaultStore,
    },
  };
}
