export * from './catalogue.ts';
export * from './from-server.ts';
export * from './server-texts.ts';
export * from './silent-failures.ts';
export * from './successes.ts';
export type * from './types.ts';
