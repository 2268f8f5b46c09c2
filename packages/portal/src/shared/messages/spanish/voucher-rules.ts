import { addTexts } from '../catalogue.ts';

/** Errors of a cart of vouchers, which the result of a payment checks too. */
export const voucherRulesTexts = addTexts({
  'El límite máximo permitido por cada compra es de {amount}':
    'El límite máximo permitido por cada compra es de {amount}',
  'Tu compra ha alcanzado el límite máximo permitido de {amount}.':
    'Tu compra ha alcanzado el límite máximo permitido de {amount}.',
  'This amount is not offered.': 'Este valor no está disponible.',
  'The quantity must be a number from 1 on.': 'La cantidad debe ser 1 o más.',
  'This address has this amount already.': 'Este correo ya tiene un bono de este valor.',
});
