/** The operations as a server knows them: their texts and the hashes that stand for them. */

export type { ContractNames } from '../client/rename-product.ts';
export { operationHash } from './operation-hash.ts';
export { operationFor, operationText } from './operation-text.ts';
