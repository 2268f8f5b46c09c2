import { addTexts } from '../../catalogue.ts';

/** Texts of the news. */
export const texts = addTexts({
  News: 'Noticias',
  'This article is no longer available': 'Esta noticia ya no está disponible',
  'It may have been removed. The latest news is on the home page.':
    'Es posible que se haya retirado. Puede ver las más recientes en el inicio.',
  'Published on {date}': 'Publicada el {date}',
});
