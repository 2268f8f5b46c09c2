import { permissionsFromAcl } from './permissions-from-acl.ts';
import { roleFromName } from './role-names.ts';
import type { LoginResult, Session } from './types.ts';

/** The session that a sign-in opens (spec 4, login). The token is not part of it. */
export const sessionFromLogin = (
  login: Omit<LoginResult, 'token'>,
  { product, support }: { readonly product: string; readonly support: boolean },
): Session => ({
  role: roleFromName(login.roleName, product),
  authenticated: true,
  support,
  permissions: permissionsFromAcl(login.acl),
  clientCode: login.client.code,
  userId: login.userId,
  displayName: login.displayName,
  store: login.store,
  terms: { id: login.userId, accepted: login.termsAccepted },
});
