export { Menu, type MenuProps } from './menu.tsx';
export type {
  MenuAction,
  MenuCheckbox,
  MenuGroup,
  MenuItem,
  MenuRadioGroup,
  MenuSubmenu,
} from './menu-items.ts';
