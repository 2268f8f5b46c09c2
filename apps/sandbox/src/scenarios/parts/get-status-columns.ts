import type { OrderStatusCode } from '@surtidor/domain/vocabulary';
import { creditBlockReason } from '../../orders/credit-line.ts';
import type { Rng } from '../rng/rng.ts';
import type { RowIn } from '../scenario-rows.ts';

const lockReasons: readonly [string, ...string[]] = [
  creditBlockReason,
  'Factura vencida hace más de 15 días',
  'Documento de la estación por renovar',
];

const rejectionReasons: readonly [string, ...string[]] = [
  'El cliente canceló la solicitud',
  'Producto no disponible en la planta',
  'Ventana de descargue no disponible',
];

/** Returns the columns for locks, rejections and the tracking number, depending on the status. */
export function getStatusColumns(status: OrderStatusCode, rng: Rng): Partial<RowIn<'orders'>> {
  // A checked order is blocked for credit, so that every store has one.
  if (status === '-1') return { estado_bloqueo_pedido: '1', motivo_bloqueo: creditBlockReason };
  const isLocked = status === '1' && rng.chance(0.4);
  return {
    ...(isLocked ? { estado_bloqueo_pedido: '1', motivo_bloqueo: rng.pick(lockReasons) } : {}),
    ...(status === '6' ? { estatus_rechazo: '1', motivo_rechazo: rng.pick(rejectionReasons) } : {}),
    ...(status === '5' ? { guia_transporte: `GT${rng.digits(8)}` } : {}),
  };
}
