import type { DeploymentOptions, StoreVariant } from './types.ts';

/** Whether a store offers the Tienda entry under the reading in force; the permission is asked apart. */
export const showsStoreEntry = (
  { storeEntry }: Pick<StoreVariant, 'storeEntry'>,
  deploymentOptions: Pick<DeploymentOptions, 'storeEntry'>,
): boolean => storeEntry[deploymentOptions.storeEntry];
