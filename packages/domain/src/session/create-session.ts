import { getPermissionsFromAcl } from './permissions-from-acl.ts';
import { parseRoleName } from './role-names.ts';
import type { LoginResult, Session } from './types.ts';

/** Creates the session after a sign-in (spec 4), without the token. */
export const createSession = (
  login: Omit<LoginResult, 'token'>,
  { product, support }: { readonly product: string; readonly support: boolean },
): Session => ({
  role: parseRoleName(login.roleName, product),
  authenticated: true,
  support,
  permissions: getPermissionsFromAcl(login.acl),
  clientCode: login.client.code,
  userId: login.userId,
  displayName: login.displayName,
  store: login.store,
  terms: { id: login.userId, accepted: login.termsAccepted },
});
