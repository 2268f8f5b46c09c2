import type { Capabilities } from '@surtidor/data/backend-profile';
import {
  type CorporateInfo,
  getPermissionsFromAcl,
  parseRoleName,
  parseStoreCode,
  type Session,
  storeVariants,
} from '@surtidor/domain';
import type { StoreCode } from '@surtidor/domain/vocabulary';
import { z } from 'zod';
import { bearerToken } from './bearer-token.ts';

const optionalText = z.string().nullish();
const optionalId = z.union([z.string(), z.number()]).nullish();

const client = z.object({
  cliente: optionalText,
  nombre: optionalText,
  tipoNit: optionalText,
  clienteNit: optionalText,
  direccion: optionalText,
  telefono: optionalText,
  email: optionalText,
  departamento: optionalText,
  ciudad: optionalText,
  pais: optionalText,
});

const person = z.object({ id: optionalId, firstname: optionalText, lastname: optionalText });

/** The signed-in user. */
export type Person = z.infer<typeof person>;

const loginResult = z.object({
  token: z.string().regex(bearerToken),
  role: optionalText,
  hasTermsAndConditions: z.union([z.string(), z.boolean(), z.number()]).nullish(),
  acl: z.array(z.object({ type: optionalText, permission: optionalText }).nullable()).nullish(),
  client: client.nullish(),
  store_code: optionalText,
  support: z.boolean().nullish(),
  customer: person.nullish(),
  session_user: z
    .object({ clientCode: optionalText, userId: optionalText, role_name: optionalText })
    .nullish(),
});

type LoginResult = z.infer<typeof loginResult>;

const getSelection = ({ loginProfile, corporateInfoQuery }: Capabilities): string =>
  [
    'token role hasTermsAndConditions acl { type permission }',
    corporateInfoQuery
      ? 'client { cliente nombre pais }'
      : `client { ${Object.keys(client.shape).join(' ')} }`,
    loginProfile &&
      'store_code support customer { id firstname lastname } session_user { clientCode userId role_name }',
  ]
    .filter(Boolean)
    .join(' ');

/** Signs a dealer in (spec 7). */
export const signInMutation = (capabilities: Capabilities) =>
  `mutation SignIn($email: String!, $password: String!) {
  login: generateCustomerToken(email: $email, password: $password) { ${getSelection(capabilities)} } }`;

/** Signs support staff in as a customer (spec 7). */
export const supportSignInMutation = (capabilities: Capabilities) =>
  `mutation SupportSignIn($secret: String!) {
  login: generateSupportCustomerToken(secret: $secret) { ${getSelection(capabilities)} } }`;

/** The user of an e-mail address (spec 4, login: loads personal info). */
export const personQuery = `query SignedInPerson($email: String!) {
  usuariosCliente(filter: { email: { eq: $email } }, pageSize: 1, currentPage: 1) {
    items { id firstname lastname } } }`;

const people = z.object({ usuariosCliente: z.object({ items: z.array(person.nullable()) }) });

/** The user in the response to `personQuery`; null if there is none. */
export const readPerson = (data: unknown): Person | null =>
  people.safeParse(data).data?.usuariosCliente.items[0] ?? null;

const getAcl = (acl: LoginResult['acl']) =>
  (acl ?? []).flatMap((entry) =>
    entry?.permission ? [{ type: entry.type ?? '', permission: entry.permission }] : [],
  );

const isAccepted = (flag: LoginResult['hasTermsAndConditions']) =>
  flag === true || flag === 1 || flag === '1' || flag === 'true';

const getDisplayName = ({ customer, client: company }: LoginResult) => {
  const name = [customer?.firstname, customer?.lastname].filter(Boolean).join(' ');
  return name === '' ? (company?.nombre ?? '') : name;
};

/** The deployment's context of a login result. */
export interface SessionDefaults {
  readonly product: string;
  readonly capabilities: Capabilities;
  /** The stores of the deployment. */
  readonly stores: readonly StoreCode[];
  /** The requested store, for a login result without one. */
  readonly defaultStore: StoreCode;
  /** Whether support signs in, known from the mutation. */
  readonly support: boolean;
}

/** The store of the login result; otherwise the requested store, or one in the company's country. */
function getStore(
  { store_code, client: company }: LoginResult,
  { stores, defaultStore }: SessionDefaults,
): StoreCode {
  const isInCountry = (store: StoreCode) => storeVariants[store].country === company?.pais;
  return parseStoreCode(store_code) ?? [defaultStore, ...stores].find(isInCountry) ?? defaultStore;
}

/** The company for its panel (spec 3, corporate info); the document type is NIT by default. */
const getCompany = (company: NonNullable<LoginResult['client']>): CorporateInfo => ({
  documentType: company.tipoNit || 'NIT',
  document: company.clienteNit ?? '',
  name: company.nombre ?? '',
  address: company.direccion ?? '',
  telephone: company.telefono ?? '',
  country: company.pais ?? '',
  city: company.ciudad ?? '',
  department: company.departamento ?? '',
  email: company.email ?? '',
});

function getSession(login: LoginResult, defaults: SessionDefaults): Session {
  const { product, capabilities, support } = defaults;
  const { session_user: user, customer, client: company } = login;
  const userId = user?.userId ?? String(customer?.id ?? '');
  return {
    role: parseRoleName(login.role ?? user?.role_name ?? '', product),
    authenticated: true,
    support: support || login.support === true,
    permissions: getPermissionsFromAcl(getAcl(login.acl)),
    clientCode: user?.clientCode ?? company?.cliente ?? '',
    userId,
    displayName: getDisplayName(login),
    store: getStore(login, defaults),
    terms: {
      id: String(customer?.id ?? userId),
      accepted: isAccepted(login.hasTermsAndConditions),
    },
    ...(company && !capabilities.corporateInfoQuery && { company: getCompany(company) }),
  };
}

/** Returns a login result with a token, or null for any other response. */
export function readLoginResponse(data: unknown): LoginResult | null {
  return z.object({ login: loginResult }).safeParse(data).data?.login ?? null;
}

/** The session of a login result, with the user if the result lacks it. */
export const openedSession = (
  login: LoginResult,
  found: Person | null,
  defaults: SessionDefaults,
): { readonly token: string; readonly session: Session } => ({
  token: login.token,
  session: getSession({ ...login, customer: login.customer ?? found }, defaults),
});
