/** What the domain says on the pages of orders: they wait for nothing else of it. */
export const orderDomainTexts = {
  Status: 'Estado',
  Pedidos: 'Pedidos',
  'No timeline information found for this order':
    'No encontramos información de seguimiento de este pedido',
  'Invalid date format': 'Formato de fecha no válido',
  'Detail not available': 'Detalle no disponible',
  Todos: 'Todos',
} as const;
