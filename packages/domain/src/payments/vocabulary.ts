/**
 * Words for a transaction that does not exist or is not the client's (inferred: the specification
 * does not show them).
 */
export const unknownTransactionStatuses = ['NO_ENCONTRADA', 'NOT_FOUND'] as const;
