/** Domain messages of the orders pages. */
export const orderDomainTexts = {
  Status: 'Estado',
  Pedidos: 'Pedidos',
  'No timeline information found for this order':
    'No encontramos información de seguimiento de este pedido',
  'Invalid date format': 'Formato de fecha no válido',
  'Detail not available': 'Detalle no disponible',
  Todos: 'Todos',
} as const;
