import { getProductPermissions, hasAnyPermission } from '../session/permissions.ts';
import { type AccessRoute, accessRoutes, type RouteId } from '../session/routes.ts';
import { compareText } from '../shared/compare-text.ts';
import { getsAllDestinations } from './destinations.ts';
import { getRoleFields } from './field-tables.ts';
import type { Associate, Destination } from './types.ts';

/** A role's permissions, from the backend. */
export interface RoleAccess {
  readonly roleId: string;
  /** The full permission strings of the role's acl. */
  readonly permissions: readonly string[];
}

/** The pages that need a permission, without their sections: the columns of the access matrix (spec 6). */
export const pagesWithPermission: readonly AccessRoute[] = accessRoutes.filter(
  ({ anyOf, parent }) => anyOf.length > 0 && parent === undefined,
);

/** A row of the access matrix. */
export interface AccessRow {
  readonly person: Associate;
  /** The pages that this person can open; empty for inactive people, null if the role is unknown. */
  readonly pages: ReadonlySet<RouteId> | null;
}

/** Builds the access matrix from the roles' acl. Inactive people cannot open any page (spec 4 and 6). */
export const getAccessMatrix = (
  people: readonly Associate[],
  roles: readonly RoleAccess[],
  product: string,
): readonly AccessRow[] => {
  const permissionsByRole = new Map(roles.map(({ roleId, permissions }) => [roleId, permissions]));
  const getAccessiblePages = (grantedPermissions: readonly string[]) =>
    new Set(
      pagesWithPermission
        .filter(({ anyOf }) =>
          hasAnyPermission(grantedPermissions, getProductPermissions(product, anyOf)),
        )
        .map(({ id }) => id),
    );
  return people.map((person) => {
    const grantedPermissions =
      person.status === 'active' ? permissionsByRole.get(person.roleId) : [];
    return {
      person,
      pages: grantedPermissions === undefined ? null : getAccessiblePages(grantedPermissions),
    };
  });
};

/** Whether a person is limited to assigned stations, depending on the role (spec 6). */
const hasAssignedStations = ({ role }: Associate): boolean =>
  !getsAllDestinations(role) &&
  getRoleFields('view', role).some((field) => field.startsWith('EDS'));

/** Returns the stations a person works at; null if they have access to all stations. */
export const getStations = (person: Associate): readonly Destination[] | null =>
  hasAssignedStations(person) ? person.destinations : null;

/** Returns the people who have access to the station with this code. */
export const getRowsAtStation = (rows: readonly AccessRow[], code: string): readonly AccessRow[] =>
  rows.filter(({ person }) => getStations(person)?.some((one) => one.code === code) ?? true);

/** Returns the distinct assigned stations, sorted by code. */
export const getAssignedStations = (rows: readonly AccessRow[]): readonly Destination[] => {
  const byCode = new Map(
    rows.flatMap(({ person }) => person.destinations.map((one) => [one.code, one] as const)),
  );
  return [...byCode.values()].sort((left, right) => compareText(left.code, right.code));
};
