import { addTexts } from '../../catalogue.ts';

/** Texts of the matrix of permissions. */
export const texts = addTexts({
  'The pages that each user can open, by role.':
    'Las páginas a las que puede entrar cada usuario, según su rol.',
  'Name, e-mail or role': 'Nombre, correo o rol',
  Page: 'Página',
  'Every page': 'Todas las páginas',
  Station: 'Estación',
  '{n} stations': '{n} estaciones',
  '1 station': '1 estación',
  'User permissions': 'Permisos de cada usuario',
  'Not available': 'Sin información',
  Yes: 'Sí',
  No: 'No',
});
