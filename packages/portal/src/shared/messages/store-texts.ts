import type { KitMessages } from '@surtidor/ui';
import { getStoreVariant, type PortalDefinition } from '../config/portal-definition.ts';
import { type Catalogue, loadedTexts } from './catalogue.ts';

/** The texts of a store in its language. */
export interface StoreTexts {
  /** The texts of the store's own language, or those by which the distributor replaces the portal's. */
  readonly texts: Catalogue;
  /** The texts of all other keys: the portal's, whose catalogues are added as their pages are loaded. */
  readonly defaults: Catalogue;
  readonly kit: Partial<KitMessages>;
}

/** Returns the texts of a store. */
export function getStoreTexts(definition: PortalDefinition, store: string): StoreTexts {
  const { locale } = getStoreVariant(definition, store);
  const language = locale === undefined ? undefined : definition.languages?.[locale];
  if (language !== undefined) {
    const { texts, kit, names } = language;
    return { texts: { ...names, ...texts }, defaults: {}, kit };
  }
  return { texts: definition.texts ?? {}, defaults: loadedTexts, kit: {} };
}
