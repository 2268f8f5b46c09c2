/** Texts that leave the build with the feature 'store'. */
export const texts = {
  'Opening the store…': 'Abriendo la tienda…',
  'We could not open the store': 'No pudimos abrir la tienda',
} as const;
