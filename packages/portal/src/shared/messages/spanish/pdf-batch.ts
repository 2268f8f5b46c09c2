import { addTexts } from '../catalogue.ts';

/** Texts of the download of many PDFs. */
export const pdfBatchTexts = addTexts({
  'PDFs of your documents': 'PDF de sus documentos',
  'None of these documents has a PDF.': 'Ninguno de estos documentos tiene PDF.',
  '{done} of {count} ready': '{done} de {count} listos',
  'Downloading the PDFs': 'Descargando los PDF',
  'All PDFs are ready.': 'Todos los PDF están listos.',
  '1 PDF could not be downloaded': 'No pudimos descargar 1 PDF',
  '{count} PDFs could not be downloaded': 'No pudimos descargar {count} PDF',
  'Try these again': 'Reintentar estos',
  'Save zip ({count})': 'Guardar ZIP ({count})',
  'The file is no longer available.': 'El archivo ya no está disponible.',
  'The downloaded file is not a PDF.': 'El archivo recibido no es un PDF.',
  'The file could not be downloaded.': 'No pudimos descargar el archivo.',
});
