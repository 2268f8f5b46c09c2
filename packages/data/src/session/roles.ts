import { createFailure } from '@surtidor/domain';
import type { RoleOption } from '@surtidor/domain/associates';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { keepReadableRows, readRows } from '../shared/rows.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { RolesDocument } from './roles.generated.ts';
import { toRoleOption } from './to-role-option.ts';

/** The backend's roles, in its order (spec 7, `rolesCliente`). */
export const rolesQuery = defineRemoteQuery({
  document: RolesDocument,
  fetchPolicy: 'cache-first',
  missing: createFailure('roles-not-found'),
  read: ({ rolesCliente }, storeContext) => {
    const roles = keepReadableRows(
      readRows(rolesCliente, (row) => toRoleOption(row, storeContext)),
    );
    return roles?.toSorted((one, other) => one.sortOrder - other.sortOrder) ?? null;
  },
});

/** Builds the request for the roles that a user may have. */
export const buildRolesRequest = () => ({ document: RolesDocument, variables: {} });

/** Queries the roles that a user may have. */
export const useRoles = (): Remote<readonly RoleOption[]> =>
  useRemote(rolesQuery, buildRolesRequest().variables);
