import type { MutationResolvers, QueryResolvers } from '@surtidor/data/schema';
import { type OperationAccess, operationAccess } from '@surtidor/domain/vocabulary';

/** Access rules of all root fields. */
export const operationRules: Record<
  keyof QueryResolvers | keyof MutationResolvers,
  OperationAccess
> = operationAccess;
