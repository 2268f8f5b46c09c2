/** Texts of the command palette. */
export const paletteTexts = {
  'Go to a page, an order, an invoice, a station or a person':
    'Buscar una página, un pedido, una factura, una estación o un usuario',
  Pages: 'Páginas',
  basic: 'Básico',
  Recent: 'Recientes',
  Stations: 'Estaciones',
  'Station {code}': 'Estación {code}',
  'Part of the search did not answer: look in the lists':
    'No pudimos completar la búsqueda: consulte las listas',
  'There may be more in the lists': 'Puede haber más resultados en las listas',
  'Look for {searchText} in: {page}': 'Buscar {searchText} en: {page}',
} as const;
