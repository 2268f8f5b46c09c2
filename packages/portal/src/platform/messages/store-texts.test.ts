import { expect, it } from 'vitest';
import { definePortal } from '../../shared/config/portal-definition.ts';
import { getStoreTexts } from '../../shared/messages/store-texts.ts';
import { createText, translate } from './text-context.tsx';

const definition = definePortal({
  product: 'Alba',
  description: 'Portal',
  stores: {
    norte: { name: 'Alba Norte', country: 'CO' },
    istmo: { name: 'Alba Istmo', country: 'CO', locale: 'en' },
  },
  defaultStore: 'norte',
  texts: { News: 'Cartelera' },
  languages: { en: { texts: { News: 'Board' }, kit: {}, names: { Contacto: 'Contact' } } },
});

it.each([
  ['norte', 'Contacto', 'Cartelera'],
  ['istmo', 'Contact', 'Board'],
])('the store %s names an own page %s and the news %s', (store, contact, news) => {
  const { texts, defaults } = getStoreTexts(definition, store);
  const text = createText(texts, defaults);
  expect(translate(text, 'Contacto')).toBe(contact);
  expect(text('News')).toBe(news);
});
