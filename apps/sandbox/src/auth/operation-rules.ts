import type { MutationResolvers, QueryResolvers } from '@surtidor/data/schema';
import { type OperationAccess, operationAccess } from '@surtidor/domain/vocabulary';

/** The rule of every root field. The compiler refuses a field of the contract without one. */
export const operationRules: Record<
  keyof QueryResolvers | keyof MutationResolvers,
  OperationAccess
> = operationAccess;
