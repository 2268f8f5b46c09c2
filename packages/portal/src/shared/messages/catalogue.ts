import type { PortalMessageKey } from './es.ts';
import type { PlainPageMessageKey } from './spanish/plain-pages.ts';

/** The texts of one language. */
export type Catalogue = Readonly<Partial<Record<PortalMessageKey | PlainPageMessageKey, string>>>;

const loaded: Record<string, string> = {};

/** The Spanish texts of the catalogues that the loaded modules import, by key. */
export const loadedTexts: Readonly<Record<string, string>> = loaded;

/**
 * Provides a catalogue to the modules that import it, so that a page brings only its own texts:
 * `import '../shared/messages/spanish/orders.ts';`. Returns the catalogue, for the type of its keys.
 */
export function addTexts<const Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
): Texts {
  Object.assign(loaded, texts);
  return texts;
}
