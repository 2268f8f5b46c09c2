import { expect, it } from 'vitest';
import { createText, translate } from '../../platform/messages/text-context.tsx';
import { definePortal } from '../config/portal-definition.ts';
import { getStoreTexts } from './store-texts.ts';

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
