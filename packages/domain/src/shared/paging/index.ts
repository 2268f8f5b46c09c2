export * from './more.ts';
export * from './paged.ts';
export type * from './types.ts';
