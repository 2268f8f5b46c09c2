import { addTexts } from '../catalogue.ts';

/** Texts of payments in progress and of their announced results. */
export const attemptsTexts = addTexts({
  'Payments in progress': 'Pagos en proceso',
  'Check the status': 'Consultar estado',
  'Checked at {time}: still pending.': 'Consultado a las {time}: sigue pendiente.',
  'We could not check the status. Try again.': 'No pudimos consultar el estado. Intente de nuevo.',
  '1 invoice': '1 factura',
  'Started on {date}, {time}': 'Iniciado el {date}, {time}',
  'At the bank': 'En el banco',
  'Back to the bank': 'Volver al banco',
  'Until {time}': 'Hasta las {time}',
  'The bank session has ended. We are checking the result of the payment.':
    'La sesión con el banco terminó: estamos consultando el resultado del pago.',
  'We could not check the bank session. Try again.':
    'No pudimos consultar la sesión con el banco. Intente de nuevo.',
  'We did not open the bank’s page because its address is not trusted.':
    'No abrimos la página del banco porque su dirección no está autorizada.',
  'If its invoices are not on hold, you can pay them again from {free}. If they are, they are released at about {end}. If they are still on hold after that, contact your distributor. Nothing is charged unless you go to the bank.':
    'Si sus facturas no quedaron retenidas, podrá pagarlas de nuevo desde las {free}. Si quedaron retenidas, se liberan hacia las {end}; si después de esa hora siguen retenidas, comuníquese con su distribuidor. No se cobra nada mientras usted no pase por el banco.',
  'You can try again from {end}. Nothing is charged unless you go to the bank.':
    'Puede intentarlo de nuevo desde las {end}. No se cobra nada mientras usted no pase por el banco.',
  'If its vouchers are not in your list, you can buy them again from {free}; otherwise from {end}. Nothing is charged unless you go to the bank.':
    'Si los bonos de esta compra no aparecen en su lista, podrá comprarlos de nuevo desde las {free}; si aparecen, desde las {end}. No se cobra nada mientras usted no pase por el banco.',
  'If its documents are not on hold, you can send it again from {free}. If they are, the list of compensations will show its result.':
    'Si los documentos no quedaron retenidos, podrá enviarla de nuevo desde las {free}. Si quedaron retenidos, verá el resultado en la lista de compensaciones.',
  Checking: 'Verificando',
  Pending: 'Pendiente',
  '{count} payments in progress': '{count} pagos en proceso',
  '1 payment in progress': '1 pago en proceso',
  'Payments of your company that the bank has not confirmed yet.':
    'Pagos de su empresa que el banco aún no ha confirmado.',
  Compensation: 'Compensación',
  'Voucher purchase': 'Compra de bonos',
  'Started on {date}, {time} by {name}': 'Iniciado el {date}, {time} por {name}',
  'Invoices {numbers}': 'Facturas {numbers}',
  'Invoices {numbers} and {count} more': 'Facturas {numbers} y {count} más',
  'Payment approved': 'Pago aprobado',
  'Payment rejected': 'Pago rechazado',
  'Not charged': 'No se cobró',
  'Payment approved, {amount}': 'Pago aprobado, {amount}',
  'Payment rejected, {amount}': 'Pago rechazado, {amount}',
  'Payment results': 'Resultados de pagos',
  'View the receipt': 'Ver comprobante',
  'View the result': 'Ver resultado',
  'Printed on {date}, {time}': 'Impreso el {date}, {time}',
});
