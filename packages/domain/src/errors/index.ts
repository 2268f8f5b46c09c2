export * from './catalogue.ts';
export * from './from-server.ts';
export * from './quiet-failures.ts';
export * from './server-texts.ts';
export * from './successes.ts';
export type * from './types.ts';
