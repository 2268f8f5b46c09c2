import type { Role } from '../shared/constants/roles.ts';
import type { StoreVariant } from '../variants/types.ts';

/**
 * Whether a role manages associates: the legal representative and, in lubricants stores, Administrativo and Ingeniero
 * Planificación (spec 6).
 */
export const isAssociateManager = (role: Role, variant: StoreVariant): boolean =>
  variant.associateManagers.includes(role);
