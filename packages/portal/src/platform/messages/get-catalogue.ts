import { getStoreVariant, type PortalDefinition } from '../config/portal-definition.ts';
import { spanish } from './es.ts';
import type { Catalogue } from './text-context.tsx';

/** Returns the texts of a store: the portal's, with those that the distributor replaces, in the store's language. */
export function getCatalogue(definition: PortalDefinition, store: string): Catalogue {
  const { texts, languages } = definition;
  const { locale } = getStoreVariant(definition, store);
  return { ...spanish, ...texts, ...(locale !== undefined && languages?.[locale]) };
}
