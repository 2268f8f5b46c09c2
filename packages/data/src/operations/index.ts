/** The texts of GraphQL operations by hash, for servers. */

export { adaptOperation } from './adapt-operation.ts';
export type { ContractNames } from './apply-backend-names.ts';
export { getOperationHash } from './operation-hash.ts';
export { getOperationText } from './operation-text.ts';
