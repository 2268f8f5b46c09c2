export * from './has-next-page.ts';
export * from './loaded-items.ts';
export type { NextPageState, PagedState } from './types.ts';
