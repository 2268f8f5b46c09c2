import { addTexts } from '../../catalogue.ts';

/** Texts of the sales certificates. */
export const texts = addTexts({
  'Generate certificate': 'Generar certificado',
  Consolidado: 'Consolidado',
  Detallado: 'Detallado',
  'Request the certificate of your purchases and download it as a PDF.':
    'Solicite el certificado de sus compras y descárguelo en PDF.',
  'New certificate': 'Nuevo certificado',
  'Generating…': 'Generando…',
  'Sales dates': 'Fechas de las ventas',
  'Leave empty to include all your destinations.': 'Déjelo vacío para todos sus destinos.',
  'We could not load your destinations. If you do not select one, the certificate includes all of them.':
    'No pudimos consultar sus destinos. Si no elige uno, el certificado los incluye todos.',
  'From one year ago to yesterday.': 'Desde hace un año hasta ayer.',
  'Start date': 'Fecha inicial',
  'End date': 'Fecha final',
  'Print format': 'Formato de impresión',
  Business: 'Negocio',
  'Choose the business': 'Elija el negocio',
  'Certificate requested': 'Solicitamos su certificado',
  'It is at the end of the list below.': 'Lo encuentra al final de la lista.',
  'We could not request your certificate': 'No pudimos solicitar su certificado',
  'Support sessions cannot request certificates.':
    'Una sesión de soporte no puede solicitar certificados.',
  'Some certificates could not be read.': 'No pudimos leer algunos certificados.',
  'You have no certificates yet': 'Aún no tiene certificados',
  'The certificates that you request appear here.': 'Los que solicite aparecerán aquí.',
});
