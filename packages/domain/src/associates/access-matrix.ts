import { hasAnyPermission, productPermissions } from '../session/permissions.ts';
import { accessRoutes, type RouteId } from '../session/routes.ts';
import type { AccessRoute } from '../session/types.ts';
import { getsAllDestinations } from './destinations.ts';
import { roleFields } from './field-tables.ts';
import type { Associate, Destination } from './types.ts';

/** What a role may do, as the backend tells it. */
export interface RoleAccess {
  readonly roleId: string;
  /** Full permission strings of its acl. */
  readonly permissions: readonly string[];
}

/** The pages that need a permission: the columns of the access matrix (spec 6). */
export const permittedPages: readonly AccessRoute[] = accessRoutes.filter(
  ({ anyOf }) => anyOf.length > 0,
);

/** One person of the access matrix. */
export interface AccessRow {
  readonly person: Associate;
  /** The pages this person may open; none while inactive. Null where the role is not told. */
  readonly pages: ReadonlySet<RouteId> | null;
}

/** Who may open what, from the roles' acl: an inactive person opens nothing (spec 4 and 6). */
export const accessMatrix = (
  people: readonly Associate[],
  roles: readonly RoleAccess[],
  product: string,
): readonly AccessRow[] => {
  const byRole = new Map(roles.map(({ roleId, permissions }) => [roleId, permissions]));
  const opens = (held: readonly string[]) =>
    new Set(
      permittedPages
        .filter(({ anyOf }) => hasAnyPermission(held, productPermissions(product, anyOf)))
        .map(({ id }) => id),
    );
  return people.map((person) => {
    const held = person.status === 'active' ? byRole.get(person.roleId) : [];
    return { person, pages: held === undefined ? null : opens(held) };
  });
};

/**
 * Whether a person works at assigned stations alone; any other sees what their pages show of every
 * one (spec 6: the roles whose stations are selected one by one).
 */
const hasOwnStations = ({ role }: Associate): boolean =>
  !getsAllDestinations(role) && roleFields('view', role).some((field) => field.startsWith('EDS'));

/** The stations a person works at; null for every one of the company. */
export const stationsOf = (person: Associate): readonly Destination[] | null =>
  hasOwnStations(person) ? person.destinations : null;

/** The people who may act for a station, by its code: it is theirs, or every one is. */
export const rowsAtStation = (rows: readonly AccessRow[], code: string): readonly AccessRow[] =>
  rows.filter(({ person }) => stationsOf(person)?.some((one) => one.code === code) ?? true);

/** The stations that somebody was assigned, each once, by code. */
export const assignedStations = (rows: readonly AccessRow[]): readonly Destination[] => {
  const byCode = new Map(
    rows.flatMap(({ person }) => person.destinations.map((one) => [one.code, one] as const)),
  );
  return [...byCode.values()].sort((left, right) => left.code.localeCompare(right.code));
};
