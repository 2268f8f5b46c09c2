import { addTexts } from '../catalogue.ts';

/** Texts of the result of a payment. */
export const transactionResultTexts = addTexts({
  'We received your payment.': 'Recibimos su pago.',
  'Business segment': 'Segmento de negocio',
  'Back to cash payments': 'Volver a pagos de contado',
  'Payment receipt': 'Comprobante de pago',
  'Copy the reference': 'Copiar la referencia',
  'Reference copied': 'Referencia copiada',
  'We received your payment. Your invoices show the new balance.':
    'Recibimos su pago. Sus facturas ya muestran el nuevo saldo.',
  'Payment pending': 'Pago pendiente',
  'The payment was not approved.': 'El pago no fue aprobado.',
  'Nothing was charged.': 'No se hizo ningún cobro.',
  'Nothing was charged, and you can pay your invoices again.':
    'No se hizo ningún cobro y ya puede pagar sus facturas de nuevo.',
  'There is no result of the bank yet.': 'Todavía no hay respuesta del banco.',
  'Do not pay again: we check automatically and show the result here.':
    'No pague de nuevo: consultaremos automáticamente y mostraremos aquí el resultado.',
  'Do not pay again. The bank session ends at {time}: then we show here whether it was paid.':
    'No pague de nuevo. La sesión con el banco termina a las {time}: entonces mostraremos aquí si se pagó.',
  '{date} (clock of this device)': '{date} (reloj de este dispositivo)',
  'Partial payment': 'Abono',
  'Partial payment. Left to pay: {amount}': 'Abono. Saldo por pagar: {amount}',
  'We did not find this transaction': 'No encontramos esta transacción',
  'Check the link or view your payments in progress.':
    'Revise el enlace o consulte sus pagos en proceso.',
  'We could not check the result': 'No pudimos consultar el resultado',
  'Your payment is safe. We will check again in a moment.':
    'Su pago está seguro: lo consultaremos de nuevo en un momento.',
  'Checking the result…': 'Consultando el resultado…',
  'Check again': 'Consultar de nuevo',
  'Back to pending invoices': 'Volver a facturas pendientes',
  'Back to gift vouchers': 'Volver a bonos regalo',
  'Try the payment again': 'Intentar el pago de nuevo',
  'Print the receipt': 'Imprimir comprobante',
  'Client code': 'Código de cliente',
  'Paid by': 'Pagado por',
  'Payment date': 'Fecha del pago',
  'Bank response': 'Respuesta del banco',
  'Paid invoices': 'Facturas incluidas en el pago',
  'Vouchers of this purchase': 'Bonos de esta compra',
  '{quantity} of {amount}, for {email}': '{quantity} de {amount}, para {email}',
  'View your vouchers': 'Ver sus bonos',
});
