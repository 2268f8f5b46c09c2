import type { OrderStatusCode } from '@surtidor/domain/vocabulary';

/** The backend's labels of the order statuses (spec 4, sets A and B). */
export const orderStatusLabels: Record<OrderStatusCode, string> = {
  '-1': 'Enviado a revisión',
  '-1.5': 'Solicitud enviada',
  '-2': 'Aprobado',
  '1': 'Solicitado',
  '2': 'Liberado',
  '3': 'Remisionado',
  '4': 'Facturado',
  '5': 'Despachado',
  '6': 'Rechazado',
  '9': 'Eliminado',
};

/** The statuses of an order up to its current one, oldest first. */
export const orderPaths: Record<OrderStatusCode, readonly OrderStatusCode[]> = {
  '-1.5': ['-1.5'],
  '-1': ['-1.5', '-1'],
  '-2': ['-1.5', '-1', '-2'],
  '1': ['-1.5', '1'],
  '2': ['-1.5', '1', '2'],
  '3': ['-1.5', '1', '2', '3'],
  '4': ['-1.5', '1', '2', '3', '4'],
  '5': ['-1.5', '1', '2', '3', '4', '5'],
  '6': ['-1.5', '1', '6'],
  '9': ['-1.5', '1', '9'],
};
