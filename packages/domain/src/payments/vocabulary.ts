/**
 * Words the backend may use for a transaction's state (inferred: the specification does not show
 * them). Anything else is pending.
 */
export const paymentStateWords = {
  approved: ['APROBADA', 'APPROVED'],
  rejected: ['RECHAZADA', 'REJECTED'],
  pending: ['PENDIENTE', 'PENDING'],
  unknownTransaction: ['NO_ENCONTRADA', 'NOT_FOUND'],
} as const;
