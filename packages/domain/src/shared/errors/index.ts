export { createFailure, getStatus } from './catalogue.ts';
export { isUnauthorizedError, toServerFailure } from './from-server.ts';
export { type RequestKind, serverTexts } from './server-texts.ts';
export * from './silent-failures.ts';
export * from './successes.ts';
export type { Failure, FailureCode } from './types.ts';
