/** The operations as a server knows them: their texts and the hashes that stand for them. */

export { operationFor } from './operation-for.ts';
export { operationHash } from './operation-hash.ts';
export { operationText } from './operation-text.ts';
export type { ContractNames } from './with-backend-names.ts';
