import { findCountryProblem } from '@surtidor/domain';
import type { PortalDefinition } from '../../src/shared/config/portal-definition.ts';
import type { Catalogue } from '../../src/shared/messages/catalogue.ts';
import { spanish as screenTexts } from '../../src/shared/messages/es.ts';
import { plainPageTexts } from '../../src/shared/messages/spanish/plain-pages.ts';

/** Thrown for a mistake in a portal.config.tsx that its types do not show. The message is one sentence. */
export class DefinitionError extends Error {
  override name = 'DefinitionError';
}

const spanish: Catalogue = { ...screenTexts, ...plainPageTexts };

/** Returns the sorted {placeholders} of a text. */
const getPlaceholders = (text: string): string =>
  [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');

/** Whether a link is an https URL, or a path that stays on the store's site. */
const isSafeLink = (link: string): boolean =>
  URL.canParse(link)
    ? link.startsWith('https://')
    : URL.parse(link, 'https://store.invalid')?.host === 'store.invalid';

function checkTexts(place: string, texts: Catalogue): void {
  for (const [key, text] of Object.entries(texts)) {
    if (!Object.hasOwn(spanish, key))
      throw new DefinitionError(`${place} in portal.config.tsx has the unknown key '${key}'.`);
    if (getPlaceholders(text) !== getPlaceholders(key))
      throw new DefinitionError(
        `${place} in portal.config.tsx must have the placeholders of its key in '${key}'.`,
      );
  }
}

/**
 * Checks the countries, texts, languages, links and pages of a configuration.
 * @throws DefinitionError for the first mistake.
 */
export function checkDefinition(definition: PortalDefinition): void {
  const { texts = {}, languages = {}, locale: ownLocale = 'es', stores, routes = [] } = definition;
  for (const [code, country] of Object.entries(definition.countries ?? {})) {
    const problem = findCountryProblem(country);
    if (problem !== null)
      throw new DefinitionError(`The country ${code} in portal.config.tsx ${problem}.`);
  }
  checkTexts('texts', texts);
  for (const [locale, language] of Object.entries(languages))
    checkTexts(`languages.${locale}`, language.texts);
  for (const { code, locale } of Object.values(stores)) {
    if (locale !== undefined && locale !== ownLocale && !Object.hasOwn(languages, locale))
      throw new DefinitionError(
        `The store ${code} in portal.config.tsx has the language ${locale}, but languages does not.`,
      );
  }
  for (const [name, link] of Object.entries(definition.links ?? {})) {
    if (!isSafeLink(link))
      throw new DefinitionError(
        `links.${name} in portal.config.tsx must be a path or an https URL: '${link}'.`,
      );
  }
  const paths = routes.map(({ path }) => path);
  const repeated = paths.find((path, index) => paths.indexOf(path) !== index);
  if (repeated !== undefined)
    throw new DefinitionError(`routes in portal.config.tsx has the path ${repeated} twice.`);
}
