/** Texts of the pages that the server renders without the portal's code, which does not contain them. */
export const plainPageTexts = {
  'The address does not exist or is incomplete.': 'La dirección no existe o está incompleta.',
  'You have no internet connection': 'No tiene conexión a internet',
  'The portal needs a connection to show your data. It opens by itself when the connection is back.':
    'El portal necesita conexión para mostrar sus datos. Se abrirá solo cuando vuelva.',
  'Retry now': 'Intentar de nuevo',
  'An unexpected error occurred': 'Ocurrió un error inesperado',
} as const;

/** A key of these texts. */
export type PlainPageMessageKey = keyof typeof plainPageTexts;
