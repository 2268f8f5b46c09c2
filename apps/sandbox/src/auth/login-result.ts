import type { SandboxSession } from '../environment/context.ts';
import type { Environment } from '../environment/environment.ts';
import { getCustomer } from './customer.ts';

/** The login result of a session (spec 3); the token is returned at sign-in only, later null. */
export function getLoginResult(
  environment: Environment,
  session: SandboxSession,
  token: string | null,
) {
  const { user, client, permissions, roleName, support } = session;
  const { store_code, moneda, id_edocta, id_histocuenta, numero_cuenta, id, ...shown } = client;
  return {
    token,
    role: roleName,
    hasTermsAndConditions: user.terms_and_conditions,
    acl: [...permissions].map((name) => ({ type: name.split('::')[0] ?? '', permission: name })),
    client: { ...shown, id: String(id) },
    store_code,
    customer: getCustomer(environment, user),
    support,
    session_user: {
      clientCode: client.cliente,
      userId: String(user.id),
      role_name: roleName,
    },
  };
}
