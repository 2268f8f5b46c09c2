/** Texts of payments in progress and of the result page. */
export const attemptTexts = {
  'Payments in progress': 'Pagos en proceso',
  'There is a payment in progress': 'Hay un pago en proceso',
  'Its invoices cannot be paid again until it ends.':
    'Sus facturas no se pueden pagar de nuevo hasta que termine.',
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
  'Back to the amounts': 'Volver a los valores',
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
  'We received your payment.': 'Recibimos su pago.',
  'Business segment': 'Segmento de negocio',
  'Back to cash payments': 'Volver a pagos de contado',
  'Payment receipt': 'Comprobante de pago',
  'Copy the reference': 'Copiar la referencia',
  'Reference copied': 'Referencia copiada',

  'Payment approved': 'Pago aprobado',
  'We received your payment. Your invoices show the new balance.':
    'Recibimos su pago. Sus facturas ya muestran el nuevo saldo.',
  'Payment rejected': 'Pago rechazado',
  'receipts transactions references': 'comprobantes recibos transacciones referencias',
  'The payments of your company and their receipts.':
    'Los pagos de su empresa, con su estado y su comprobante.',
  'The payments of the last days in this browser and their receipts.':
    'Los pagos de los últimos días en este navegador, con su estado y su comprobante.',
  'No payments yet': 'Aún no hay pagos',
  'Your payments and their receipts will appear here.': 'Aquí verá sus pagos y sus comprobantes.',
  'Some payments could not be read.': 'No pudimos leer algunos pagos.',
  'Not charged': 'No se cobró',
  'Payment {reference}': 'Pago {reference}',
  'Payment approved, {amount}': 'Pago aprobado, {amount}',
  'Payment rejected, {amount}': 'Pago rechazado, {amount}',
  'Payment results': 'Resultados de pagos',
  'View the receipt': 'Ver comprobante',
  'View the result': 'Ver resultado',
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
  Reference: 'Referencia',
  Date: 'Fecha',
  Company: 'Empresa',
  'Printed on {date}, {time}': 'Impreso el {date}, {time}',
  'Client code': 'Código de cliente',
  'Paid by': 'Pagado por',
  Bank: 'Banco',
  'Payment date': 'Fecha del pago',
  'Bank response': 'Respuesta del banco',
  'Paid invoices': 'Facturas incluidas en el pago',
  'Vouchers of this purchase': 'Bonos de esta compra',
  '{quantity} of {amount}, for {email}': '{quantity} de {amount}, para {email}',
  'View your vouchers': 'Ver sus bonos',
  Print: 'Imprimir',
} as const;
