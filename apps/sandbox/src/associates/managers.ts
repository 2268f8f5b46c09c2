import { type PermissionName, permission, permissionNames } from '@surtidor/domain/vocabulary';
import type { Dealer } from '../context.ts';
import { forbidden } from '../shared/errors.ts';

/** Ids of the roles that matter here, as the world's roles table numbers them. */
export const roles = {
  legalRepresentative: 1,
  administrative: 2,
  operations: 4,
  purchasing: 5,
  planningEngineer: 6,
} as const;

const lubricantsStores: readonly string[] = ['lubricantes', 'lubricantes_ecuador'];
const lubricantsManagers: readonly number[] = [roles.administrative, roles.planningEngineer];

/** Whether the signed-in user manages associates: the legal representative; in lubricants, two more. */
export function managesAssociates({ user, client }: Dealer): boolean {
  if (user.role_id === roles.legalRepresentative) return true;
  return lubricantsStores.includes(client.store_code) && lubricantsManagers.includes(user.role_id);
}

/** Roles that work at every station of the client (spec 6). */
const everyStation: readonly number[] = [roles.administrative, roles.purchasing];

/** How a role's destinations are decided: every one, those assigned, or none at all. */
export const destinationsOfRole = (roleId: number): 'all' | 'assigned' | 'none' => {
  if (everyStation.includes(roleId)) return 'all';
  return roleId === roles.operations ? 'assigned' : 'none';
};

/** Refuses a user without a permission. */
export function demand({ permissions, environment }: Dealer, name: PermissionName): void {
  const wanted = permission(environment.product, name);
  if (!permissions.has(wanted)) throw forbidden([wanted]);
}

/** Refuses a user who may not edit profiles. */
export const demandEditing = (dealer: Dealer): void => demand(dealer, permissionNames.editProfile);

/** Refuses a user who does not manage associates. */
export function demandManager(dealer: Dealer): void {
  if (!managesAssociates(dealer)) throw forbidden();
}
