import { type Abilities, abilitiesOf } from '@surtidor/domain';
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';

/** What the signed-in user may see and do in this store. */
export const useAbilities = (): Abilities =>
  abilitiesOf(useSession(), useVariant(), usePortal().deploymentOptions);
