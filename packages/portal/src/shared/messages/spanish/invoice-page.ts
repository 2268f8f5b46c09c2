import { addTexts } from '../catalogue.ts';

/** Texts of the page of one invoice. */
export const invoicePageTexts = addTexts({
  'Left to pay': 'Saldo por pagar',
  'Original value': 'Valor original',
  CUFE: 'CUFE',
  Issued: 'Emitida',
  Order: 'Pedido',
  'The distributor registered other payments of {amount}.':
    'El distribuidor registró otros abonos por {amount}.',
  'The document does not exist or does not belong to your company.':
    'El documento no existe o no pertenece a su empresa.',
});
