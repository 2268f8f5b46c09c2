/** Status labels of a transaction that is missing or belongs to another client (inferred). */
export const unknownTransactionStatuses = ['NO_ENCONTRADA', 'NOT_FOUND'] as const;
