/** What lists say about what they show. */
export const listRowTexts = {
  'Invoice number': 'Número de factura',
  Value: 'Valor',
  View: 'Ver como',
  Cards: 'Tarjetas',
  Rows: 'Filas',
  'Some documents could not be read and are not shown.':
    'Algunos documentos no se pudieron leer y no se muestran.',
  'Document not available': 'Documento no disponible',
  'Choose {document}': 'Seleccionar {document}',
  'You are here': 'Usted está aquí',
  'PDF of {document}': 'PDF de {document}',
  'We could not open the PDF': 'No pudimos abrir el PDF',
  'Showing {shown} of {total}': 'Mostrando {shown} de {total}',
  Details: 'Detalles',
  '{start} to {end}': '{start} a {end}',
  'Sort by': 'Ordenar por',
  'Clear the filters': 'Borrar los filtros',
  Documents: 'Documentos',
  'Download PDFs': 'Descargar los PDF',
} as const;
