import { isAssociateManager } from '../session/associate-managers.ts';
import { hasAnyPermission, isGranted, productPermissions } from '../session/permissions.ts';
import { roleName } from '../session/role-names.ts';
import { accessRoute } from '../session/routes.ts';
import type { AccessRoute, Session } from '../session/types.ts';
import type { Permission } from '../shared/constants/permissions.ts';
import type { Role } from '../shared/constants/roles.ts';
import type { StoreVariant } from '../variants/types.ts';
import { permittedPages, type RoleAccess } from './access-matrix.ts';
import type { Associate, RoleOption } from './types.ts';

/** A page and whether the signed-in user may open it. */
export interface PageGrant {
  readonly page: AccessRoute;
  readonly held: boolean;
  /** Any one of these opens it; empty where a role does, not a permission. */
  readonly needed: readonly Permission[];
}

/** The page of the people of the company: open to roles, not to a permission (spec 6). */
const peoplePage = accessRoute('edit-profile');

/** What a session may open and what not: the pages with a permission, and the company's people. */
export const pageGrants = (
  session: Session,
  variant: StoreVariant,
  product: string,
): readonly PageGrant[] => [
  ...permittedPages.map((page) => ({
    page,
    held: isGranted(session, product, page.anyOf),
    needed: productPermissions(product, page.anyOf),
  })),
  { page: peoplePage, held: isAssociateManager(session.role, variant), needed: [] },
];

/** The page a refused visitor asks about, when it is one that is not open to them. */
export const findRequestedGrant = (
  grants: readonly PageGrant[],
  id: string | null,
): PageGrant | null => grants.find(({ page, held }) => page.id === id && !held) ?? null;

/**
 * Roles whose holders may give somebody else another role, and with it what that role opens: those
 * who manage associates in the store (spec 6). Everybody may know their names.
 */
export const grantingRoles = (variant: StoreVariant, product: string): readonly string[] =>
  variant.associateManagers.map((role) => roleName(role, product));

/**
 * Whether the session may be told who these people are by name: who manages associates sees the
 * list of them, nobody else does (spec 6).
 */
export const canSeeGrantingAdmins = (session: Session, variant: StoreVariant): boolean =>
  isAssociateManager(session.role, variant);

/**
 * The people, of those the session may see, who can give it another role: active, with a role that
 * manages associates, and somebody else, since nobody changes their own role (spec 6).
 */
export const adminsWhoCanGrant = (
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

/** What the backend tells of the roles: their names, and to managers what each of them opens. */
export interface RoleCatalogue {
  readonly options: readonly RoleOption[];
  readonly access: readonly RoleAccess[];
}

const isAssignable = (role: Role): boolean => role !== 'legal-representative';

/** Names of the roles that would open a page and can be given; the super user's cannot (spec 6). */
export const rolesWithAccess = (
  { page, needed }: PageGrant,
  { options, access }: RoleCatalogue,
  variant: StoreVariant,
): readonly string[] => {
  const permissions = new Map(access.map((one) => [one.roleId, one.permissions]));
  const opens = ({ id, role }: RoleOption) =>
    page.id === peoplePage.id
      ? isAssociateManager(role, variant)
      : hasAnyPermission(permissions.get(id) ?? [], needed);
  return options.filter((one) => isAssignable(one.role) && opens(one)).map(({ name }) => name);
};
