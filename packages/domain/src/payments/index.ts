export type * from './attempt-types.ts';
export type * from './types.ts';
export * from './vocabulary.ts';
