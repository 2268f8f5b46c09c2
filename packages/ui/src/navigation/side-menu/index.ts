export { SideMenu, type SideMenuProps } from './side-menu.tsx';
export type { SideMenuEntry } from './side-menu-item.tsx';
