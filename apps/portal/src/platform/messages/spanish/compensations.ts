/** Texts of compensations. */
export const compensationTexts = {
  'Search a payment by its number': 'Buscar un pago por su número',
  'Search an invoice by its number': 'Buscar una factura por su número',
  'Sort payments by': 'Ordenar los pagos por',
  'Sort invoices by': 'Ordenar las facturas por',
  'Oldest payments': 'Más antiguos',
  'Newest payments': 'Más recientes',
  'Payment no.': 'Pago',
  'Total of the payments shown ({count})': 'Total de los mostrados ({count})',
  'Choose the payments you apply and the invoices they settle.':
    'Elija los pagos que va a aplicar y las facturas que cubren.',
  'Side of the compensation': 'Lado de la compensación',
  Payments: 'Pagos',
  'Payments ({count})': 'Pagos ({count})',
  'Invoices ({count})': 'Facturas ({count})',
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
  'A compensation of this document is being checked.':
    'Estamos verificando una compensación de este documento.',
  Difference: 'Diferencia',
  'Both sides come to the same.': 'Los pagos y las facturas suman lo mismo.',
  'Of the invoices {amount} will stay owed.': 'Quedarán {amount} por pagar de las facturas.',
  'Of the payments {amount} will stay in your favour.': 'Le quedarán {amount} a favor.',

  'Propose invoices': 'Proponer facturas',
  'Invoices we propose': 'Facturas que proponemos',
  'These invoices add up to exactly your payments.':
    'El valor de estas facturas es igual al de sus pagos.',
  'No invoices add up to exactly your payments: these are the oldest due.':
    'Ninguna combinación de facturas es igual al valor de sus pagos: estas son las que vencen primero.',
  'We found no invoices for these payments.': 'No encontramos facturas para estos pagos.',
  'Use this proposal': 'Usar esta propuesta',
  'Not now': 'Ahora no',
  'Looking for invoices…': 'Buscando facturas…',

  'Check the documents before you send the compensation.':
    'Revise los documentos antes de enviar la compensación.',
  'Sending your compensation…': 'Estamos enviando su compensación…',
  'You may leave: we go on asking and tell you here how it ended.':
    'Puede salir: seguiremos consultando y le informaremos aquí el resultado.',
  'Its balance changed since you chose it.': 'Su saldo cambió desde que lo seleccionó.',
  'These documents can no longer be compensated: {documents}':
    'Estos documentos ya no se pueden compensar: {documents}',
  'Compensation sent': 'Compensación enviada',
  'The compensation was not made': 'No se realizó la compensación',
  'Nothing was sent. Your selection is as you left it.':
    'No se envió nada. Su selección se conserva.',
  'The distributor did not receive it. You may send it again.':
    'El distribuidor no la recibió. Puede enviarla de nuevo.',
  'The distributor rejected it.': 'El distribuidor la rechazó.',
  'We are checking your compensation': 'Estamos verificando su compensación',
  'The answer was lost on the way. Do not send it again: we are asking how it ended.':
    'No recibimos la respuesta. No la envíe de nuevo: estamos consultando el resultado.',
  'There is already a compensation of one of these documents being checked, since {date}, {time}.':
    'Ya estamos verificando una compensación de uno de estos documentos, desde el {date}, {time}.',
  'One of these documents is held since {date}, {time}.':
    'Uno de estos documentos está retenido desde el {date}, {time}.',
  'Sign in again: nothing was sent.': 'Ingrese de nuevo: no se envió nada.',
  'Compensations being checked': 'Compensaciones en verificación',
  'Its documents cannot be compensated again until we know how it ended.':
    'Sus documentos no se pueden compensar de nuevo hasta conocer el resultado.',
  '{count} documents': '{count} documentos',

  'What you sent, and how it ended.': 'Compensaciones enviadas y su resultado.',
  'Compensation {number}': 'Compensación {number}',
  'Compensation rejected': 'Rechazada',
  'Compensated total': 'Total compensado',
  'Total of payments': 'Total de pagos',
  'Total of invoices': 'Total de facturas',
  'Sent on {date}, {time}': 'Enviada el {date}, {time}',
  Transaction: 'Transacción',
  'Show the documents ({count})': 'Ver los documentos ({count})',
  'Applied {amount} of {total}': 'Aplicado {amount} de {total}',
  'Search by whole invoice number': 'Buscar por número completo de factura',
  'Filter compensations': 'Filtrar compensaciones',
  State: 'Estado',
  'Any state': 'Todos los estados',
  'Date it was sent': 'Fecha de envío',
  'Newest first': 'Más recientes primero',
  'Oldest first': 'Más antiguas primero',
  'Largest first': 'Mayor valor primero',
  'Smallest first': 'Menor valor primero',
  'From {start} to {end}': 'Del {start} al {end}',
  'No compensation matches': 'Ninguna compensación coincide con los filtros',
  'Change or clear the filters.': 'Cambie o borre los filtros.',
  'There are no compensations in these days.': 'No hay compensaciones en estas fechas.',
  'Some compensations could not be read.': 'No pudimos leer algunas compensaciones.',
} as const;
