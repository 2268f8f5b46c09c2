import { addTexts } from '../../catalogue.ts';

/** Texts of the payments with credits. */
export const texts = addTexts({
  'Send compensation': 'Enviar compensación',
  'You must choose at least 1 item from each side to make compensation.':
    'Debe elegir al menos 1 elemento de cada lado para hacer la compensación.',
  'Its documents are available again. You can send it again.':
    'Sus documentos ya están libres. Puede enviarla de nuevo.',
  'Search for a payment by number': 'Buscar un pago por su número',
  'Search for an invoice by number': 'Buscar una factura por su número',
  'Sort payments by': 'Ordenar los pagos por',
  'Sort invoices by': 'Ordenar las facturas por',
  'Oldest payments': 'Más antiguos',
  'Newest payments': 'Más recientes',
  'Payment no.': 'Pago',
  'Total of the payments shown ({count})': 'Total de los mostrados ({count})',
  'Select the payments to apply and the invoices that they settle.':
    'Elija los pagos que va a aplicar y las facturas que cubren.',
  'Side of the compensation': 'Lado de la compensación',
  'Payments ({count})': 'Pagos ({count})',
  'Payment {number}': 'Pago {number}',
  'Choose payments': 'Elija pagos',
  'Choose invoices': 'Elija facturas',
  '1 selected, {amount}': '1 seleccionado, {amount}',
  '{count} selected, {amount}': '{count} seleccionados, {amount}',
  '1 invoice selected, {amount}': '1 seleccionada, {amount}',
  '{count} invoices selected, {amount}': '{count} seleccionadas, {amount}',
  'You have no payments to apply.': 'No tiene pagos por aplicar.',
  'You have no invoices to compensate.': 'No tiene facturas por compensar.',
  'Some documents could not be read.': 'No pudimos leer algunos documentos.',
  'It is in another currency and cannot be compensated here.':
    'Está en otra moneda y no se puede compensar en el portal.',
  'A compensation of this document is being checked.':
    'Estamos verificando una compensación de este documento.',
  Difference: 'Diferencia',
  'Both sides have the same total.': 'Los pagos y las facturas suman lo mismo.',
  '{amount} of the invoices will remain unpaid.': 'Quedarán {amount} por pagar de las facturas.',
  '{amount} of the payments will remain as a credit.': 'Le quedarán {amount} a favor.',
  'Suggest invoices': 'Proponer facturas',
  'Suggested invoices': 'Facturas que proponemos',
  'These invoices add up to exactly your payments.':
    'El valor de estas facturas es igual al de sus pagos.',
  'No invoices add up to exactly your payments. These are due first.':
    'Ninguna combinación de facturas es igual al valor de sus pagos: estas son las que vencen primero.',
  'We found no invoices for these payments.': 'No encontramos facturas para estos pagos.',
  'Use this suggestion': 'Usar esta propuesta',
  'Not now': 'Ahora no',
  'Searching for invoices…': 'Buscando facturas…',
  'Check the documents before you send the compensation.':
    'Revise los documentos antes de enviar la compensación.',
  'Sending your compensation…': 'Estamos enviando su compensación…',
  'You can leave this page. We will keep checking and show the result here.':
    'Puede salir: seguiremos consultando y le informaremos aquí el resultado.',
  'Its balance has changed since you selected it.': 'Su saldo cambió desde que lo seleccionó.',
  'These documents can no longer be compensated: {documents}':
    'Estos documentos ya no se pueden compensar: {documents}',
  'Compensation sent': 'Compensación enviada',
  'The compensation failed': 'No se realizó la compensación',
  'Nothing was sent. Your selection is unchanged.': 'No se envió nada. Su selección se conserva.',
  'The distributor did not receive it. You can send it again.':
    'El distribuidor no la recibió. Puede enviarla de nuevo.',
  'The distributor rejected it.': 'El distribuidor la rechazó.',
  'Compensation of {amount}.': 'Compensación por {amount}.',
  'Compensation results': 'Resultados de las compensaciones',
  'We are checking your compensation': 'Estamos verificando su compensación',
  'We received no response. Do not send it again: we are checking the result.':
    'No recibimos la respuesta. No la envíe de nuevo: estamos consultando el resultado.',
  'A compensation of one of these documents has been in review since {date}, {time}.':
    'Ya estamos verificando una compensación de uno de estos documentos, desde el {date}, {time}.',
  'One of these documents has been on hold since {date}, {time}.':
    'Uno de estos documentos está retenido desde el {date}, {time}.',
  'Sign in again: nothing was sent.': 'Ingrese de nuevo: no se envió nada.',
  'Compensations being checked': 'Compensaciones en verificación',
  'Its documents cannot be compensated again until the result is known.':
    'Sus documentos no se pueden compensar de nuevo hasta conocer el resultado.',
  'The compensations you sent and their results.': 'Compensaciones enviadas y su resultado.',
  'Total of payments': 'Total de pagos',
  'Total of invoices': 'Total de facturas',
  Transaction: 'Transacción',
  'Show documents ({count})': 'Ver los documentos ({count})',
  'Applied {amount} of {total}': 'Aplicado {amount} de {total}',
  'Search by full invoice number': 'Buscar por número completo de factura',
  'Filter compensations': 'Filtrar compensaciones',
  'Any state': 'Todos los estados',
  'Date sent': 'Fecha de envío',
  'Newest first': 'Más recientes primero',
  'Oldest first': 'Más antiguas primero',
  'Largest first': 'Mayor valor primero',
  'Smallest first': 'Menor valor primero',
  'No compensation matches': 'Ninguna compensación coincide con los filtros',
  'There are no compensations on these days.': 'No hay compensaciones en estas fechas.',
  'Some compensations could not be read.': 'No pudimos leer algunas compensaciones.',
});
