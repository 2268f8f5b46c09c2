/** Operation texts by hash, for servers. */

export { operationFor } from './operation-for.ts';
export { operationHash } from './operation-hash.ts';
export { operationText } from './operation-text.ts';
export type { ContractNames } from './with-backend-names.ts';
