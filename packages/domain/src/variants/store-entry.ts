import type { DeploymentOptions, StoreVariant } from './types.ts';

/** Whether a store has the Tienda entry. Permissions are checked separately. */
export const hasStoreEntry = (
  { storeEntry }: Pick<StoreVariant, 'storeEntry'>,
  deploymentOptions: Pick<DeploymentOptions, 'storeEntry'>,
): boolean => storeEntry[deploymentOptions.storeEntry];
