import { permissionNames } from '@surtidor/domain/vocabulary';
import { requireAny } from '../auth/guard.ts';
import type { Dealer } from '../environment/context.ts';
import { forbidden } from '../shared/errors.ts';

/** Ids of the roles that matter here, as the scenario's roles table numbers them. */
export const roles = {
  legalRepresentative: 1,
  administrative: 2,
  operations: 4,
  purchasing: 5,
  planningEngineer: 6,
} as const;

const lubricantsManagers: readonly number[] = [roles.administrative, roles.planningEngineer];

/** Whether the signed-in user manages associates: the legal representative; in lubricants, two more. */
export function managesAssociates({ user, store }: Dealer): boolean {
  if (user.role_id === roles.legalRepresentative) return true;
  return store.lubricants && lubricantsManagers.includes(user.role_id);
}

/** Refuses a user who may not edit profiles. */
export const requireEditing = (dealer: Dealer): void =>
  requireAny(dealer, [permissionNames.editProfile], dealer.environment.product);

/** Refuses a user who does not manage associates. */
export function requireManager(dealer: Dealer): void {
  if (!managesAssociates(dealer)) throw forbidden();
}
