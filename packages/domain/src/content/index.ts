export * from './check-url.ts';
export * from './figures.ts';
export { getHtmlText } from './html-text.ts';
export * from './menu-links.ts';
export type { ContentLink, MenuLink } from './types.ts';
