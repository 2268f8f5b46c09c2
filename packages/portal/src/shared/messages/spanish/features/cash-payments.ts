import { addTexts } from '../../catalogue.ts';

/** Texts of the cash payment. */
export const texts = addTexts({
  'Select the segment to pay, then the amount.':
    'Elija el segmento que va a pagar y luego el valor.',
  'Business segments': 'Segmentos de negocio',
  'Amount to pay': 'Valor a pagar',
  'A payment of this amount to this segment is in progress.':
    'Ya hay un pago de este valor a este segmento en proceso.',
  'Since {time}. If it is the same payment, do not pay it again.':
    'Desde {time}. Si es el mismo pago, no lo pague otra vez.',
  'It is another payment': 'Es otro pago',
  'Another cash payment is in progress. Check it before you pay again.':
    'Hay otro pago de contado en proceso. Revíselo antes de pagar de nuevo.',
});
