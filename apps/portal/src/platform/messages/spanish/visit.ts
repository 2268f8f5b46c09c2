/** Texts of the changes since the last visit. */
export const visitTexts = {
  'Since your last visit': 'Desde su última visita',
  'Since your last visit, on {date}': 'Desde su última visita, el {date}',
  'Nothing changed.': 'No hay cambios.',
  '1 new invoice': '1 factura nueva',
  '{count} new invoices': '{count} facturas nuevas',
  '1 invoice fell due': '1 factura venció',
  '{count} invoices fell due': '{count} facturas vencieron',
  '1 order changed its status': '1 pedido cambió de estado',
  '{count} orders changed their status': '{count} pedidos cambiaron de estado',
  'See what changed': 'Ver qué cambió',
  'New invoices': 'Facturas nuevas',
  'Invoices that fell due': 'Facturas que vencieron',
  'Orders with another status': 'Pedidos que cambiaron de estado',
  'Got it': 'Entendido',
  'What changed could not be loaded.': 'No pudimos consultar los cambios.',
} as const;
