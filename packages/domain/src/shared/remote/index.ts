export * from './remote.ts';
export type * from './types.ts';
