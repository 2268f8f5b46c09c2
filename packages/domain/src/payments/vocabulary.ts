/** Status labels of a missing or foreign transaction (inferred). */
export const unknownTransactionStatuses = ['NO_ENCONTRADA', 'NOT_FOUND'] as const;
