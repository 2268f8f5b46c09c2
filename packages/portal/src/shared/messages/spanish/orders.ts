import { addTexts } from '../catalogue.ts';

/** Texts of the orders list and of an order. */
export const ordersTexts = addTexts({
  'No timeline information found for this order':
    'No encontramos información de seguimiento de este pedido',
  'Invalid date format': 'Formato de fecha no válido',
  'Detail not available': 'Detalle no disponible',
  'The status, updates and documents of each order.':
    'El estado de cada pedido, sus novedades y sus documentos.',
  'SAP number': 'Número SAP',
  'SICOM number': 'Número SICOM',
  Requester: 'Solicitante',
  'Request date': 'Fecha de solicitud',
  'Delivery date': 'Fecha de entrega',
  'Tracking number': 'Guía de transporte',
  'Ask your sales representative how to release it.':
    'Consulte a su asesor comercial cómo liberarlo.',
  'Reason for the block: {reason}': 'Motivo del bloqueo: {reason}',
  'Delivery note': 'Remisión',
  'Load order': 'Orden de cargue',
  Products: 'Productos',
  'Products of order {number}': 'Productos del pedido {number}',
  'Products and timeline': 'Productos y seguimiento',
  'This order has no products yet.': 'Este pedido aún no tiene productos.',
  'Code {code}': 'Código {code}',
  'Plant {code}': 'Planta {code}',
  Timeline: 'Seguimiento',
  'Timeline of order {number}': 'Seguimiento del pedido {number}',
  'Current status': 'Estado actual',
  'It appears here when your distributor reports it.':
    'Aparecerá aquí en cuanto el distribuidor lo informe.',
  Carrier: 'Transportador',
  Plate: 'Placa',
  'Last location': 'Última ubicación',
  '{place}, {date}': '{place}, {date}',
  'Estimated delivery': 'Entrega estimada',
  Remarks: 'Observaciones',
  'Arrives today, {date}': 'Llega hoy, {date}',
  'Arrives tomorrow, {date}': 'Llega mañana, {date}',
  'Arrives on {date}': 'Llega el {date}',
  '1 day late, expected on {date}': '1 día de atraso: se esperaba el {date}',
  '{count} days late, expected on {date}': '{count} días de atraso: se esperaba el {date}',
  'No delivery date yet': 'Aún sin fecha de entrega',
  'No truck assigned yet': 'Aún sin vehículo asignado',
  'Plate {plate}': 'Placa {plate}',
  'Last location: {place}': 'Última ubicación: {place}',
  Upcoming: 'Por venir',
  'Delivery calendar': 'Calendario de entregas',
  'Dispatch plant': 'Planta de despacho',
  'No order matches these filters.': 'Ningún pedido coincide con estos filtros.',
  'No order of station {station} matches these filters.':
    'Ningún pedido de la estación {station} coincide con estos filtros.',
  'You have no orders in the last two months.': 'No hay pedidos en los últimos dos meses.',
  'There are no orders of station {station} in the last two months.':
    'No hay pedidos de la estación {station} en los últimos dos meses.',
  'Show the last year': 'Ver el último año',
  'Download documents': 'Descargar documentos',
  'The order number in this link is not valid': 'El número de pedido de este enlace no es válido.',
  'We did not find order {number}': 'No encontramos el pedido {number}',
  'Check the link or find the order in the list.':
    'Revise el enlace o busque el pedido en la lista.',
  'The order does not exist or does not belong to your company.':
    'El pedido no existe o no pertenece a su empresa.',
  'View your orders': 'Ver sus pedidos',
  'Created on': 'Creada el',
  'There are no deliveries yet.': 'Aún no hay entregas.',
  'Delivery {number}': 'Entrega {number}',
  'Invoice {number} in your account': 'Factura {number} en su cuenta',
  'Paying the oldest invoice frees {amount}, enough for this order:':
    'Si paga la factura más antigua, libera {amount} de cupo, suficiente para este pedido:',
  'Paying the {count} oldest invoices frees {amount}, enough for this order:':
    'Si paga las {count} facturas más antiguas, libera {amount} de cupo, suficiente para este pedido:',
  'The invoices that you can pay online free {amount}, not enough for this order. Ask your sales representative.':
    'Las facturas que puede pagar en línea liberan {amount} de cupo, lo que no alcanza para este pedido. Consulte a su asesor comercial.',
  'The payments in progress free {amount}.':
    'Los pagos en proceso liberan {amount} cuando se aprueban; ya están descontados.',
  'Invoices that release the order': 'Facturas que liberan el pedido',
  'Pay this invoice': 'Pagar esta factura',
  'Pay these {count} invoices': 'Pagar estas {count} facturas',
});
