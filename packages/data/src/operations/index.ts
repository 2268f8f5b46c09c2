/** The texts of GraphQL operations by hash, for servers. */

export { operations } from '../generated/operations.ts';
export { adaptOperation } from './adapt-operation.ts';
export type { ContractNames } from './apply-backend-names.ts';
