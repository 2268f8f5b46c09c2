/** What the command palette says. */
export const paletteTexts = {
  'Go to a page, an order, an invoice, a station or a person':
    'Ir a una página, un pedido, una factura, una estación o una persona',
  Pages: 'Páginas',
  Recent: 'Recientes',
  Stations: 'Estaciones',
  'Station {code}': 'Estación {code}',
  'Part of the search did not answer: look in the lists':
    'Una parte de la búsqueda no respondió: busque en las listas',
  'There may be more in the lists': 'Puede haber más en las listas',
  'Look for {searchText} in: {page}': 'Buscar {searchText} en: {page}',
} as const;
