import type { KitMessages } from '@surtidor/ui';
import { getStoreVariant, type PortalDefinition } from '../config/portal-definition.ts';
import type { Catalogue } from './catalogue.ts';
import { spanish } from './es.ts';

/** The texts of a store in its language. */
export interface StoreTexts {
  readonly texts: Catalogue;
  readonly kit: Partial<KitMessages>;
}

/**
 * Returns the texts of a store: those of its own language, otherwise the portal's, some of which the distributor may
 * replace.
 */
export function getStoreTexts(definition: PortalDefinition, store: string): StoreTexts {
  const { locale } = getStoreVariant(definition, store);
  const language = locale === undefined ? undefined : definition.languages?.[locale];
  return language ?? { texts: { ...spanish, ...definition.texts }, kit: {} };
}
