/** What is said when the connection is gone, or the portal's own code does not come. */
export const connectionTexts = {
  Connection: 'Conexión',
  'What needs the server waits until the connection is back.':
    'Lo que necesita el servidor espera a que vuelva la conexión.',
  'You see what was loaded at {time}. Nothing is sent until the connection is back.':
    'Ve lo que se cargó a las {time}. Nada se envía hasta que vuelva la conexión.',
  'You see what was loaded on {date}, {time}. Nothing is sent until the connection is back.':
    'Ve lo que se cargó el {date}, {time}. Nada se envía hasta que vuelva la conexión.',
  'The portal could not be loaded.': 'No pudimos cargar el portal.',
  'Check your connection and load the page again.':
    'Revise su conexión y cargue la página de nuevo.',
} as const;
