/** Texts of sales certificates. */
export const certificateTexts = {
  'Ask for the certificate of your purchases and download it as a PDF.':
    'Solicite el certificado de sus compras y descárguelo en PDF.',
  'New certificate': 'Nuevo certificado',
  'Generating…': 'Generando…',
  'Dates of the sales': 'Fechas de las ventas',
  Destination: 'Destino',
  'Code or commercial name': 'Código o nombre comercial',
  'Leave it empty for all your destinations.': 'Déjelo vacío para todos sus destinos.',
  'Looking for your destinations…': 'Buscando sus destinos…',
  'Your destinations did not come. Without one the certificate is for all of them.':
    'No pudimos consultar sus destinos. Si no elige uno, el certificado los incluye todos.',
  'From one year ago to yesterday.': 'Desde hace un año hasta ayer.',
  'Start date': 'Fecha inicial',
  'End date': 'Fecha final',
  'Print format': 'Formato de impresión',
  Business: 'Negocio',
  'Choose the business': 'Elija el negocio',
  'Your certificate was requested': 'Solicitamos su certificado',
  'It stands at the end of the list below.': 'Lo encuentra al final de la lista.',
  'Your certificate was not requested': 'No pudimos solicitar su certificado',
  'A support session may not ask for certificates.':
    'Una sesión de soporte no puede solicitar certificados.',
  'Some certificates could not be read.': 'No pudimos leer algunos certificados.',
  'You have no certificates yet': 'Aún no tiene certificados',
  'The ones you ask for are listed here.': 'Los que solicite aparecerán aquí.',
} as const;
