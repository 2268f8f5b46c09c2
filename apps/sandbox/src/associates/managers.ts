import { permissionNames } from '@surtidor/domain/vocabulary';
import { requireAny } from '../auth/guard.ts';
import type { Dealer } from '../environment/context.ts';
import { forbidden } from '../shared/errors.ts';

/** Role ids of the scenario's roles table. */
export const roles = {
  legalRepresentative: 1,
  administrative: 2,
  financial: 3,
  operations: 4,
  purchasing: 5,
  planningEngineer: 6,
  product: 7,
} as const;

/** Roles of the people whose role and status a manager changes (spec 6, manager editing associate). */
const managedRoles: readonly number[] = [
  roles.administrative,
  roles.financial,
  roles.operations,
  roles.purchasing,
  roles.planningEngineer,
  roles.product,
];

/** Whether a manager can change role and status of this role. */
export const isManagedRole = (roleId: number): boolean => managedRoles.includes(roleId);

const lubricantsManagers: readonly number[] = [roles.administrative, roles.planningEngineer];

/** Whether the signed-in user manages associates: the legal representative; in lubricants, two more. */
export function managesAssociates({ user, store }: Dealer): boolean {
  if (user.role_id === roles.legalRepresentative) return true;
  return store.lubricants && lubricantsManagers.includes(user.role_id);
}

/** Rejects users who may not edit profiles. */
export const requireEditing = (dealer: Dealer): void =>
  requireAny(dealer, [permissionNames.editProfile], dealer.environment.product);

/** Rejects users who do not manage associates. */
export function requireManager(dealer: Dealer): void {
  if (!managesAssociates(dealer)) throw forbidden();
}
