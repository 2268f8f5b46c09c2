import { permissionNames } from '@surtidor/domain/vocabulary';
import { requireAnyPermission } from '../auth/guard.ts';
import type { Dealer } from '../environment/context.ts';
import { createForbiddenError } from '../shared/errors.ts';

/** Role ids, as in the table `roles`. */
export const roleIds = {
  legalRepresentative: 1,
  administrative: 2,
  financial: 3,
  operations: 4,
  purchasing: 5,
  planningEngineer: 6,
  product: 7,
} as const;

/** Managers can change the role and status of users with these roles (spec 6, manager editing associate). */
const managedRoles: readonly number[] = [
  roleIds.administrative,
  roleIds.financial,
  roleIds.operations,
  roleIds.purchasing,
  roleIds.planningEngineer,
  roleIds.product,
];

/** Whether a manager can change the role and status of users with this role. */
export const isManagedRole = (roleId: number): boolean => managedRoles.includes(roleId);

const lubricantsManagerRoles: readonly number[] = [
  roleIds.administrative,
  roleIds.planningEngineer,
];

/** Whether the signed-in user can manage associates. The lubricants stores have two more manager roles. */
export function canManageAssociates({ user, store }: Dealer): boolean {
  if (user.role_id === roleIds.legalRepresentative) return true;
  return store.lubricants && lubricantsManagerRoles.includes(user.role_id);
}

/** Throws unless the user has the permission to edit profiles. */
export const requireProfileEditing = (dealer: Dealer): void =>
  requireAnyPermission(dealer, [permissionNames.editProfile], dealer.environment.product);

/** Throws FORBIDDEN unless the user can manage associates. */
export function requireManager(dealer: Dealer): void {
  if (!canManageAssociates(dealer)) throw createForbiddenError();
}
