export * from './known-items.ts';
export * from './more.ts';
export type * from './types.ts';
