/** Texts of the page of one invoice. */
export const invoicePageTexts = {
  'Left to pay': 'Saldo por pagar',
  'Original value': 'Valor original',
  CUFE: 'CUFE',
  Issued: 'Emitida',
  Order: 'Pedido',
  Person: 'Usuario',
  'Compensation {number}': 'Compensación {number}',
  'The distributor registered other payments of {amount}.':
    'El distribuidor registró otros abonos por {amount}.',
  'The document does not exist or does not belong to your company.':
    'El documento no existe o no pertenece a su empresa.',
  'Details of {document}': 'Detalles de {document}',
} as const;
