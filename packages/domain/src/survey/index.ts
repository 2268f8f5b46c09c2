export type * from './types.ts';
export * from './vocabulary.ts';
