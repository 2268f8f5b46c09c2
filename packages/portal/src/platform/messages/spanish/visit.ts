/** Texts of the changes since the last visit. */
export const visitTexts = {
  'Since your last visit': 'Desde su última visita',
  'Since your last visit, on {date}': 'Desde su última visita, el {date}',
  'No changes.': 'No hay cambios.',
  '1 new invoice': '1 factura nueva',
  '{count} new invoices': '{count} facturas nuevas',
  '1 invoice became overdue': '1 factura venció',
  '{count} invoices became overdue': '{count} facturas vencieron',
  '1 order changed its status': '1 pedido cambió de estado',
  '{count} orders changed their status': '{count} pedidos cambiaron de estado',
  'View changes': 'Ver qué cambió',
  'New invoices': 'Facturas nuevas',
  'Invoices that became overdue': 'Facturas que vencieron',
  'Orders with a new status': 'Pedidos que cambiaron de estado',
  'Got it': 'Entendido',
  'The changes could not be loaded.': 'No pudimos consultar los cambios.',
} as const;
