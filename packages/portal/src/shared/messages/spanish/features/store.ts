import { addTexts } from '../../catalogue.ts';

/** Texts of the external store. */
export const texts = addTexts({
  'Opening the store…': 'Abriendo la tienda…',
  'We could not open the store': 'No pudimos abrir la tienda',
});
