import type { Role } from '../shared/constants/roles.ts';
import type { StoreVariant } from '../variants/types.ts';

/**
 * Whether a role manages associates in a store: the legal representative everywhere, and in
 * lubricants stores Administrativo and Ingeniero Planificación too (spec 6).
 */
export const isAssociateManager = (role: Role, variant: StoreVariant): boolean =>
  variant.associateManagers.includes(role);
