import { addTexts } from '../catalogue.ts';

/** Texts of payments: payment modal and outcome. */
export const payingTexts = addTexts({
  'There is a payment in progress': 'Hay un pago en proceso',
  'Its invoices cannot be paid again until it ends.':
    'Sus facturas no se pueden pagar de nuevo hasta que termine.',
  'Back to the amounts': 'Volver a los valores',
  'Processing request': 'Procesando la solicitud',
  'Go to pay': 'Ir a pagar',
  'Select what to pay today: the full amount or a part of each invoice.':
    'Elija qué pagar hoy: el total o una parte de cada factura.',
  'You are up to date': 'Está al día',
  'You have no pending invoices.': 'No tiene facturas pendientes.',
  'No invoice matches': 'Ninguna factura coincide con la búsqueda',
  'Search by invoice or document number': 'Buscar por número de factura o documento',
  'Confirm that it is another payment.': 'Confirme que es otro pago.',
  'Pay your invoices': 'Pagar facturas',
  'Pay each invoice in full or in part.': 'Pague el total de cada factura o una parte.',
  'Invoices to pay': 'Facturas por pagar',
  'Search the invoices to pay': 'Buscar entre las facturas por pagar',
  '{found} of {count} invoices': '{found} de {count} facturas',
  'All in full': 'Todas: total',
  'All in part': 'Todas: parcial',
  'Pay all in full': 'Pagar todas en su totalidad',
  'Pay all in part': 'Pagar todas parcialmente',
  'Pay these {count} in full': 'Pagar estas {count} en su totalidad',
  'Pay these {count} in part': 'Pagar estas {count} parcialmente',
  'Pay this one in full': 'Pagar esta en su totalidad',
  'Pay this one in part': 'Pagar esta parcialmente',
  '1 invoice is now set to full payment.': '1 factura quedó con pago total.',
  '{count} invoices are now set to full payment.': '{count} facturas quedaron con pago total.',
  '1 invoice is now set to partial payment. Enter its amount.':
    '1 factura quedó con pago parcial: escriba el valor.',
  '{count} invoices are now set to partial payment. Enter their amounts.':
    '{count} facturas quedaron con pago parcial: escriba el valor de cada una.',
  'Invoices of {count} stations: {names}.': 'Facturas de {count} estaciones: {names}.',
  'Invoices of {count} stations: {names} and {more} more.':
    'Facturas de {count} estaciones: {names} y {more} más.',
  'Total to pay': 'Total a pagar',
  'Available credit after this payment': 'Cupo disponible después de este pago',
  'You will complete the payment on your bank’s website.':
    'Terminará el pago en la página de su banco.',
  'The total must be greater than zero.': 'El total debe ser mayor que cero.',
  'The minimum payment is {amount}.': 'El pago mínimo es de {amount}.',
  'The balance is less than the minimum payment of {amount}. Pay it together with another invoice.':
    'El saldo es menor que el pago mínimo de {amount}: páguela junto con otra factura.',
  '{rest} of an invoice would remain, less than the minimum. Pay all of it or leave {amount}.':
    'De una factura quedarían {rest}, menos del mínimo: pague todo o deje {amount}.',
  '{rest} of an invoice would remain, less than the minimum of {amount}. Pay all of it.':
    'De una factura quedarían {rest}, menos del mínimo de {amount}: páguela toda.',
  'The maximum payment is {amount}.': 'El pago máximo es de {amount}.',
  'The minimum payment is {amount}. The bank may reject it.':
    'El pago mínimo es de {amount}: es posible que el banco no lo reciba.',
  'Without an amount, this invoice will not be paid.': 'Sin un valor, esta factura no se paga.',
  'Its balance has changed. Check the amount.': 'Su saldo cambió: revise el valor.',
  'It is no longer pending and will not be paid.': 'Ya no está pendiente: no se pagará.',
  'It is blocked and will not be paid.': 'Está bloqueada: no se pagará.',
  'It is in another currency and will not be paid.': 'Está en otra moneda: no se pagará.',
  'We are preparing your payment…': 'Estamos preparando su pago…',
  'Opening your bank’s website…': 'Abriendo la página de su banco…',
  'It is taking longer than usual.': 'Está tardando más de lo normal.',
  'Please do not close this page.': 'Por favor, no cierre esta página.',
  'You can leave this page. We will keep checking and show the result under payments in progress.':
    'Puede salir: seguiremos consultando y mostraremos el resultado en pagos en proceso.',
  'Continue without waiting': 'Continuar sin esperar',
  'Your payment was not sent': 'Su pago no se envió',
  'Nothing was charged. Your amounts are unchanged.':
    'No se hizo ningún cobro. Sus valores se conservan.',
  'The payment could not be started': 'No pudimos iniciar el pago',
  'We are checking your payment': 'Estamos verificando su pago',
  'We received no response. Do not pay again: we are checking the result.':
    'No recibimos la respuesta. No pague de nuevo: estamos consultando el resultado.',
  'We did not open the bank’s page because its address is not trusted. Nothing was charged.':
    'No abrimos la página del banco porque su dirección no está autorizada. No se hizo ningún cobro.',
  'One of these invoices has had a payment in progress since {date}, {time}.':
    'Ya hay un pago en proceso de una de estas facturas, desde el {date}, {time}.',
  'You already have a payment of one of these invoices in progress, started on {date}, {time}.':
    'Usted ya está pagando una de estas facturas desde el {date}, {time}.',
  '{name} already has a payment of one of these invoices in progress, started on {date}, {time}.':
    '{name} ya está pagando una de estas facturas desde el {date}, {time}.',
  'Your session ended': 'Su sesión terminó',
  'Sign in again: nothing was charged.': 'Ingrese de nuevo: no se hizo ningún cobro.',
});
