import { addTexts } from '../catalogue.ts';

/** Texts of the command palette. */
export const paletteTexts = addTexts({
  'Search for a page, order, invoice, station or user':
    'Buscar una página, un pedido, una factura, una estación o un usuario',
  Pages: 'Páginas',
  Recent: 'Recientes',
  'Station {code}': 'Estación {code}',
  'Part of the search failed. Check the lists.':
    'No pudimos completar la búsqueda: consulte las listas',
  'There may be more results in the lists': 'Puede haber más resultados en las listas',
  'Search for {searchText} in: {page}': 'Buscar {searchText} en: {page}',
  'Paid or compensated': 'Pagada o compensada',
});
