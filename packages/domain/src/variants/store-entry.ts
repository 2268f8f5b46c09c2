import type { DeploymentOptions, StoreVariant } from './types.ts';

/** Whether a store offers the Tienda entry; the permission is checked separately. */
export const showsStoreEntry = (
  { storeEntry }: Pick<StoreVariant, 'storeEntry'>,
  deploymentOptions: Pick<DeploymentOptions, 'storeEntry'>,
): boolean => storeEntry[deploymentOptions.storeEntry];
