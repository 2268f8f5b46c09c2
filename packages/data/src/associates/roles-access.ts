import { createFailure } from '@surtidor/domain';
import type { RoleAccess } from '@surtidor/domain/associates';
import { getPermissionsFromAcl } from '@surtidor/domain/session';
import { readObject, readString } from '../shared/readers.ts';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { keepReadableRows, readRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { RolesAccessDocument, type RolesAccessQuery } from './roles-access.generated.ts';

type Row = NonNullable<RolesAccessQuery['rolesCliente']>[number];

/** Maps the permissions of a role; returns null without an id or an acl. */
function toRoleAccess(row: Row): RoleAccess | null {
  const wire = readObject(row);
  const roleId = readString(wire?.role_id);
  if (!wire || roleId === '' || !Array.isArray(wire.acl)) return null;
  const acl = wire.acl.map((entry) => ({
    type: readString(readObject(entry)?.type),
    permission: readString(readObject(entry)?.permission),
  }));
  return { roleId, permissions: getPermissionsFromAcl(acl) };
}

/** The permissions of each role (the acl of `rolesCliente`), for users who manage associates. */
export const rolesAccessQuery = defineRemoteQuery({
  document: RolesAccessDocument,
  fetchPolicy: 'cache-first',
  missing: createFailure('roles-not-found'),
  read: ({ rolesCliente }) => keepReadableRows(readRows(rolesCliente, toRoleAccess)),
});

/** Builds the request for the permissions of every role. */
export const buildRolesAccessRequest = () => ({ document: RolesAccessDocument, variables: {} });

/** Queries the permissions of every role. */
export const useRolesAccess = (): Remote<readonly RoleAccess[]> =>
  useRemote(rolesAccessQuery, buildRolesAccessRequest().variables);
