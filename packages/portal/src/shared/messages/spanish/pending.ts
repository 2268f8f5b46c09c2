import { addTexts } from '../catalogue.ts';

/** Texts of the list of pending invoices: filters and bulk payments. */
export const pendingTexts = addTexts({
  'Invoice selection ({n})': 'Selección de facturas ({n})',
  'Doc. {facts}': 'Doc. {facts}',
  'Pay {document}': 'Pagar {document}',
  'Filter invoices': 'Filtrar facturas',
  Any: 'Cualquiera',
  'Overdue since': 'Mora',
  'Month and year': 'Mes y año',
  'Newest document': 'Más recientes',
  'Oldest document': 'Más antiguas',
  'Client: {client}': 'Cliente: {client}',
  Cancel: 'Cancelar',
  'Go to compensations': 'Ir a compensaciones',
  'All overdue': 'Todas las vencidas',
  'Select all overdue': 'Seleccionar todas las vencidas',
  'Select all overdue invoices': 'Seleccionar todas las facturas vencidas',
  'Checking your invoices…': 'Revisando sus facturas…',
  'Checking your invoices: {checked} of {total}': 'Revisando sus facturas: {checked} de {total}',
  'You have no overdue invoices that can be paid now.':
    'No tiene facturas vencidas que se puedan pagar ahora.',
  'The {count} oldest overdue invoices are selected, the maximum for one payment.':
    'Seleccionamos las {count} facturas vencidas más antiguas, el máximo por pago.',
  '1 overdue invoice is selected.': 'Seleccionamos 1 factura vencida.',
  '{count} overdue invoices are selected.': 'Seleccionamos {count} facturas vencidas.',
  'They belong to {count} stations.': 'Son de {count} estaciones.',
  'None of the filtered invoices are overdue and can be paid now.':
    'Ninguna de las facturas filtradas está vencida y se puede pagar ahora.',
  '1 more is already being paid.': '1 más ya se está pagando.',
  '{count} more are already being paid.': '{count} más ya se están pagando.',
  '1 more is already being paid ({payments}).': '1 más ya se está pagando ({payments}).',
  '{count} more are already being paid ({payments}).':
    '{count} más ya se están pagando ({payments}).',
  you: 'usted',
  'Pay with a budget': 'Pagar con un presupuesto',
  'We distribute it among the invoices that are due first. You can change each amount before you pay.':
    'Lo repartimos entre lo que vence primero. Podrá cambiar cada valor antes de pagar.',
  'We distribute it among the filtered invoices, earliest due date first. You can change each amount before you pay.':
    'Lo repartimos entre las facturas filtradas, primero lo que vence antes. Podrá cambiar cada valor antes de pagar.',
  'How much do you want to pay?': '¿Cuánto quiere pagar?',
  'Continue with {amount}': 'Continuar con {amount}',
  'You have no invoices that can be paid now.': 'No tiene facturas que se puedan pagar ahora.',
  '{amount} remains, because the rest of the next invoice would be less than the minimum payment.':
    'Sobran {amount}: de la siguiente factura quedaría menos del pago mínimo.',
  'It is more than you owe. {amount} remains.': 'Es más de lo que debe: sobran {amount}.',
  'It is more than the total of the filtered invoices. {amount} remains.':
    'Es más de lo que suman las facturas filtradas: sobran {amount}.',
  'It pays the {count} oldest invoices, the maximum for one payment. {amount} remains.':
    'Alcanza para las {count} facturas más antiguas, el máximo por pago. Sobran {amount}.',
  'We saved your previous selection. Its invoices have a payment in progress. If they are released, we will restore it.':
    'Guardamos su selección anterior. Sus facturas tienen un pago en proceso. Si se liberan, la recuperaremos.',
  '{document} is already paid or compensated.': '{document} ya está pagada o compensada.',
  'Invoices with this number are already paid or compensated.':
    'Las facturas con este número ya están pagadas o compensadas.',
  'Show what is paid': 'Ver lo ya pagado',
});
