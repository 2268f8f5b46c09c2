import type { SandboxSession } from '../environment/context.ts';
import type { Environment } from '../environment/environment.ts';
import { findCompanyUsers } from './companies.ts';
import { toCustomer } from './to-customer.ts';

/** Builds the login result of a session (spec 3). The token is only returned at sign-in, otherwise null. */
export function buildLoginResult(
  environment: Environment,
  session: SandboxSession,
  token: string | null,
) {
  const { user, client, permissions, roleName, support } = session;
  const { store_code, moneda, id_edocta, id_histocuenta, numero_cuenta, id, ...publicFields } =
    client;
  return {
    token,
    role: roleName,
    hasTermsAndConditions: user.terms_and_conditions,
    acl: [...permissions].map((name) => ({ type: name.split('::')[0] ?? '', permission: name })),
    client: { ...publicFields, id: String(id) },
    store_code,
    customer: toCustomer(environment, user),
    support,
    session_user: {
      clientCode: client.cliente,
      userId: String(user.id),
      role_name: roleName,
    },
    numero_empresas: findCompanyUsers(environment.db, session).length,
  };
}
