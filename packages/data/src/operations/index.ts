/** The operations as a server knows them: their texts and the hashes that stand for them. */
export { operationHash } from './operation-hash.ts';
export { operationForProduct, operationText } from './operation-text.ts';
