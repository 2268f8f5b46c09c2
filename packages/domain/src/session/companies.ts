import type { Session } from './types.ts';

/** A company whose account a person can use. */
export interface Company {
  /** The client code. */
  readonly code: string;
  readonly name: string;
  /** The store of the company; empty if the backend does not name it. */
  readonly store: string;
}

/** The search param that names the company of a shared address. */
const companyParameter = 'company';

type CompanySession = Pick<Session, 'clientCode' | 'support' | 'hasOtherCompanies'>;

/** Whether a session can switch to another company. Support visits one company, never the others of its users. */
export const canSwitchCompany = ({ support, hasOtherCompanies }: CompanySession): boolean =>
  hasOtherCompanies === true && !support;

/** Returns the code of the other company that an address names, or null if it is for this session. */
export function getOtherCompany(
  query: { get(name: string): string | null },
  session: CompanySession,
): string | null {
  const code = query.get(companyParameter)?.trim() ?? '';
  return code !== '' && code !== session.clientCode && canSwitchCompany(session) ? code : null;
}

/** Returns a path of the portal with another company, or without one if the code is null. */
export function replaceCompany(path: string, code: string | null): string {
  const [address = '', fragment] = path.split('#');
  const [pathname = '', search] = address.split('?');
  const parameters = new URLSearchParams(search);
  parameters.delete(companyParameter);
  if (code !== null) parameters.set(companyParameter, code);
  const query = parameters.size === 0 ? '' : `?${parameters}`;
  return `${pathname}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Returns a path to share: it names the company if its recipients may have several. */
export const addCompany = (path: string, session: CompanySession): string =>
  canSwitchCompany(session) ? replaceCompany(path, session.clientCode) : path;
