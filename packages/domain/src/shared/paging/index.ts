export * from './has-next-page.ts';
export * from './loaded-items.ts';
export type * from './types.ts';
