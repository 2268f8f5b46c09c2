export * from './check-url.ts';
export * from './figures.ts';
export * from './html-text.ts';
export * from './menu-links.ts';
export type * from './types.ts';
