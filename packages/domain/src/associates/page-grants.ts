import { isAssociateManager } from '../session/associate-managers.ts';
import { getProductPermissions, hasAnyPermission, isGranted } from '../session/permissions.ts';
import { getRoleName } from '../session/role-names.ts';
import { type AccessRoute, getAccessRoute } from '../session/routes.ts';
import type { Session } from '../session/types.ts';
import type { Permission } from '../shared/constants/permissions.ts';
import type { Role } from '../shared/constants/roles.ts';
import type { StoreVariant } from '../variants/types.ts';
import { pagesWithPermission, type RoleAccess } from './access-matrix.ts';
import type { Associate, RoleOption } from './types.ts';

/** A page and whether the signed-in user can open it. */
export interface PageGrant {
  readonly page: AccessRoute;
  readonly isAllowed: boolean;
  /** Any one of these permissions is enough. Empty if access depends on the role. */
  readonly requiredPermissions: readonly Permission[];
}

/** The people page, which depends on the role (spec 6). */
const peoplePage = getAccessRoute('edit-profile');

/** Returns the pages that need a permission, plus the people page, and whether the session can open each. */
export const getPageGrants = (
  session: Session,
  variant: StoreVariant,
  product: string,
): readonly PageGrant[] => [
  ...pagesWithPermission.map((page) => ({
    page,
    isAllowed: isGranted(session, product, page.anyOf),
    requiredPermissions: getProductPermissions(product, page.anyOf),
  })),
  {
    page: peoplePage,
    isAllowed: isAssociateManager(session.role, variant),
    requiredPermissions: [],
  },
];

/** Returns the requested page if the user cannot open it; null otherwise. */
export const findRequestedGrant = (
  grants: readonly PageGrant[],
  id: string | null,
): PageGrant | null => grants.find(({ page, isAllowed }) => page.id === id && !isAllowed) ?? null;

/** Returns the roles that can assign roles: those that manage associates in the store (spec 6). All users can see them. */
export const getGrantingRoles = (variant: StoreVariant, product: string): readonly string[] =>
  variant.associateManagers.map((role) => getRoleName(role, product));

/** Whether the session can see these people's names: only those who manage associates (spec 6). */
export const canSeeGrantingAdmins = (session: Session, variant: StoreVariant): boolean =>
  isAssociateManager(session.role, variant);

/**
 * Returns the active people with a managing role, except the user, because users cannot change their own role
 * (spec 6).
 */
export const getGrantingAdmins = (
  people: readonly Associate[],
  session: Session,
  variant: StoreVariant,
): readonly Associate[] =>
  canSeeGrantingAdmins(session, variant)
    ? people.filter(
        ({ id, status, role }) =>
          id !== session.userId && status === 'active' && isAssociateManager(role, variant),
      )
    : [];

/** The backend's roles: names for everyone, permissions for managers only. */
export interface RoleCatalogue {
  readonly options: readonly RoleOption[];
  readonly access: readonly RoleAccess[];
}

const isAssignable = (role: Role): boolean => role !== 'legal-representative';

/** Returns the names of the assignable roles with access to a page; the super user cannot be assigned (spec 6). */
export const getRolesWithAccess = (
  { page, requiredPermissions }: PageGrant,
  { options, access }: RoleCatalogue,
  variant: StoreVariant,
): readonly string[] => {
  const permissionsByRole = new Map(access.map((one) => [one.roleId, one.permissions]));
  const hasAccess = ({ id, role }: RoleOption) =>
    page.id === peoplePage.id
      ? isAssociateManager(role, variant)
      : hasAnyPermission(permissionsByRole.get(id) ?? [], requiredPermissions);
  return options.filter((one) => isAssignable(one.role) && hasAccess(one)).map(({ name }) => name);
};
