/** Texts for a lost connection or code that failed to load. */
export const connectionTexts = {
  Connection: 'Conexión',
  'Actions that need a connection wait until it is restored.':
    'Las acciones que requieren conexión quedan en espera hasta que se restablezca.',
  'This information was loaded at {time}. Nothing is sent until the connection is restored.':
    'Esta información es de las {time}. No se enviará nada hasta que se restablezca la conexión.',
  'This information was loaded on {date}, {time}. Nothing is sent until the connection is restored.':
    'Esta información es del {date}, {time}. No se enviará nada hasta que se restablezca la conexión.',
  'This could not be opened': 'No pudimos abrir esto',
  'Reload the page when you have a connection. What you have not saved is lost then.':
    'Cargue la página de nuevo cuando tenga conexión. Se perderá lo que no haya guardado.',
  'The portal could not be loaded.': 'No pudimos cargar el portal.',
  'You can read this page, but its buttons do not work.':
    'Puede leer esta página, pero sus botones no funcionan.',
} as const;
