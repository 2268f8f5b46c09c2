import type { Capabilities } from '@surtidor/data/backend-profile';
import {
  type CorporateInfo,
  getPermissionsFromAcl,
  getUsedPermissions,
  parseRoleName,
  type Session,
} from '@surtidor/domain/session';
import type { StoreVariant } from '@surtidor/domain/variants';
import { z } from 'zod';
import { bearerTokenPattern } from './bearer-token.ts';

/** A text, or a number as text; null for any other value, since an odd field must not fail the sign-in. */
const optionalText = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null);
/** A flag; null for a value that is none. */
const optionalFlag = z.union([z.string(), z.boolean(), z.number()]).nullish().catch(null);

const clientSchema = z.object({
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

const personSchema = z.object({
  id: optionalText,
  firstname: optionalText,
  lastname: optionalText,
});

/** The signed-in user. */
export type Person = z.infer<typeof personSchema>;

const loginResultSchema = z.object({
  token: z.string().regex(bearerTokenPattern),
  role: optionalText,
  hasTermsAndConditions: optionalFlag,
  acl: z.array(z.object({ type: optionalText, permission: optionalText }).nullable()).nullish(),
  client: clientSchema.nullish(),
  store_code: optionalText,
  support: optionalFlag,
  customer: personSchema.nullish(),
  session_user: z
    .object({ clientCode: optionalText, userId: optionalText, role_name: optionalText })
    .nullish(),
  numero_empresas: z.number().nullish().catch(null),
});

/** The result of a sign-in. */
export type LoginResult = z.infer<typeof loginResultSchema>;

const loginFields = `token role hasTermsAndConditions acl { type permission }
    client { ${Object.keys(clientSchema.shape).join(' ')} }
    store_code support customer { id firstname lastname } session_user { clientCode userId role_name } numero_empresas`;

/** Signs a dealer in (spec 7). */
export const signInMutation = `mutation SignIn($email: String!, $password: String!) {
  login: generateCustomerToken(email: $email, password: $password) { ${loginFields} } }`;

/** Signs support staff in as a customer (spec 7). */
export const supportSignInMutation = `mutation SupportSignIn($secret: String!) {
  login: generateSupportCustomerToken(secret: $secret) { ${loginFields} } }`;

/** Opens a session in another company of the signed-in person. */
export const switchCompanyMutation = `mutation SwitchCompany($company: String!) {
  login: cambiarEmpresa(cliente: $company) { ${loginFields} } }`;

/** Queries the user with an e-mail address (spec 4, login: loads personal info). */
export const personQuery = `query SignedInPerson($email: String!) {
  usuariosCliente(filter: { email: { eq: $email } }, pageSize: 1, currentPage: 1) {
    items { id firstname lastname } } }`;

const peopleSchema = z.object({
  usuariosCliente: z.object({ items: z.array(personSchema.nullable()) }),
});

/** Returns the user in the response to `personQuery`, or null if there is none. */
export const readPerson = (data: unknown): Person | null =>
  peopleSchema.safeParse(data).data?.usuariosCliente.items[0] ?? null;

const getAcl = (acl: LoginResult['acl']) =>
  (acl ?? []).flatMap((entry) =>
    entry?.permission ? [{ type: entry.type ?? '', permission: entry.permission }] : [],
  );

const isSet = (flag: LoginResult['hasTermsAndConditions']) =>
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
  readonly stores: readonly string[];
  /** The variants of all stores of the portal by code. */
  readonly variants: Readonly<Record<string, StoreVariant>>;
  /** The requested store, for a login result without one. */
  readonly defaultStore: string;
  /** Whether the support mutation was used. */
  readonly support: boolean;
}

/** Returns the store of the login result, otherwise one in the company's country, otherwise the requested one. */
function getStore(
  { store_code, client: company }: LoginResult,
  { stores, variants, defaultStore }: SessionDefaults,
): string {
  const isInCountry = (store: string) => variants[store]?.country === company?.pais;
  const isKnown = typeof store_code === 'string' && Object.hasOwn(variants, store_code);
  return isKnown ? store_code : ([defaultStore, ...stores].find(isInCountry) ?? defaultStore);
}

/** Returns the company for its panel (spec 3, corporate info). The document type is NIT by default. */
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
  const userId = user?.userId ?? customer?.id ?? '';
  const isSupport = support || isSet(login.support);
  return {
    role: parseRoleName(login.role ?? user?.role_name ?? '', product),
    authenticated: true,
    support: isSupport,
    // The cookies of a session must stay small, however many permissions the backend knows.
    permissions: getUsedPermissions(getPermissionsFromAcl(getAcl(login.acl)), product),
    clientCode: user?.clientCode ?? company?.cliente ?? '',
    userId,
    displayName: getDisplayName(login),
    store: getStore(login, defaults),
    terms: {
      id: customer?.id ?? userId,
      accepted: isSet(login.hasTermsAndConditions),
    },
    ...(company && !capabilities.corporateInfoQuery && { company: getCompany(company) }),
    ...(!isSupport && Number(login.numero_empresas) > 1 && { hasOtherCompanies: true }),
  };
}

/** Returns a login result with a token, or null for any other response. */
export function readLoginResponse(data: unknown): LoginResult | null {
  return z.object({ login: loginResultSchema }).safeParse(data).data?.login ?? null;
}

/** Returns the session of a login result. `person` replaces a missing user. */
export const createSession = (
  login: LoginResult,
  person: Person | null,
  defaults: SessionDefaults,
): { readonly token: string; readonly session: Session } => ({
  token: login.token,
  session: getSession({ ...login, customer: login.customer ?? person }, defaults),
});
