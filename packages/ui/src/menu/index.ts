export { Menu, type MenuProps } from './menu.tsx';
export type { MenuAction } from './menu-list.tsx';
