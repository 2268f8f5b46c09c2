import { parseRole } from './roles.ts';
import type { CorporateInfo, Session } from './types.ts';

/** The names of the session's readable cookies, which do not include the token (spec 3). */
export const sessionCookieNames = {
  user: 'user',
  permissions: 'permissions',
  terms: 'terms-conditions',
  store: 'store-code',
} as const;

/** The stores that a session may have. */
export interface KnownStores {
  /** All stores of the portal by code, also those that this deployment does not offer. */
  readonly variants: Readonly<Record<string, unknown>>;
  readonly defaultStore: string;
}

/** The values of the readable cookies; null or undefined if missing. */
export type SessionCookies = Readonly<
  Record<keyof typeof sessionCookieNames, string | null | undefined>
>;

const parseJson = (text: string | null | undefined): unknown => {
  let value: unknown = null;
  try {
    value = JSON.parse(String(text));
  } catch {
    // Ignore a damaged cookie.
  }
  return value;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readString = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Whether a value explicitly means true. If the cookie is damaged, the terms must be accepted again. */
const isTrue = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

/** Reads the company in the user cookie. */
function readCompany(value: unknown): CorporateInfo | undefined {
  if (!isRecord(value)) return undefined;
  return {
    documentType: readString(value.documentType),
    document: readString(value.document),
    name: readString(value.name),
    address: readString(value.address),
    telephone: readString(value.telephone),
    country: readString(value.country),
    city: readString(value.city),
    department: readString(value.department),
    email: readString(value.email),
  };
}

/**
 * Reads the session from the cookies. Returns null if the user cookie is missing or damaged. Other damaged values
 * mean no permissions, the role 'basic' or terms that were not accepted (faults 17).
 * @param stores The portal's stores. A session of another store gets the default store.
 */
export const parseSessionCookies = (
  cookies: SessionCookies,
  { variants, defaultStore }: KnownStores,
): Session | null => {
  const user = parseJson(cookies.user);
  if (!isRecord(user)) return null;
  const permissions = parseJson(cookies.permissions);
  const terms = parseJson(cookies.terms);
  const termsRecord = isRecord(terms) ? terms : {};
  const userId = readString(user.userId);
  const company = readCompany(user.company);
  const parseStore = (value: unknown) => Object.keys(variants).find((code) => code === value);
  return {
    role: parseRole(user.role),
    authenticated: user.authenticated === true,
    // A damaged value must not turn a support session into one that can pay.
    support: user.support !== false && user.support !== undefined,
    permissions: Array.isArray(permissions)
      ? permissions.filter((permission): permission is string => typeof permission === 'string')
      : [],
    clientCode: readString(user.clientCode),
    userId,
    displayName: readString(user.displayName),
    // The session's own store: another tab's form or an edited store cookie must not change its currency.
    store:
      [user.store, cookies.store].map(parseStore).find((code) => code !== undefined) ??
      defaultStore,
    terms: {
      id: readString(termsRecord.id) || userId,
      accepted: isTrue(termsRecord.hasTermsAndConditions),
    },
    ...(company && { company }),
    ...(user.hasOtherCompanies === true && { hasOtherCompanies: true as const }),
  };
};

/** Returns the values of the session's readable cookies, which `parseSessionCookies` reads. */
export const serialiseSessionCookies = (session: Session): Record<keyof SessionCookies, string> => {
  const { role, authenticated, support, clientCode, userId, displayName, store, company } = session;
  return {
    user: JSON.stringify({
      role,
      authenticated,
      support,
      clientCode,
      userId,
      displayName,
      store,
      ...(company && { company }),
      ...(session.hasOtherCompanies && { hasOtherCompanies: true }),
    }),
    permissions: JSON.stringify(session.permissions),
    terms: JSON.stringify({
      id: session.terms.id,
      hasTermsAndConditions: session.terms.accepted,
    }),
    store,
  };
};
