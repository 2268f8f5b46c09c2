import type { ReactNode } from 'react';

interface MenuItemBase {
  /** Unique key among the items. */
  id: string;
  /** What the item says: 'Marcar como leída'. Typing its first letters leads to it. */
  label: string;
  /** Can be reached by reading, not selected. */
  disabled?: boolean;
}

/** An item that does something. */
export interface MenuAction extends MenuItemBase {
  /** Need not be said: an item is an action by default. */
  type?: 'action';
  /** One icon. */
  icon?: ReactNode;
  /** `danger` for what cannot be undone. */
  tone?: 'neutral' | 'danger';
  /** Called once the menu has closed and its button has the focus again. */
  onSelect: () => void;
}

/** An item that is on or off. The menu stays open, so that several can be set. */
export interface MenuCheckbox extends MenuItemBase {
  /** Makes it an item that is on or off. */
  type: 'checkbox';
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new state. */
  onCheckedChange: (checked: boolean) => void;
}

/** Several items of which one is selected. */
export interface MenuRadioGroup {
  /** Makes it a choice of one. */
  type: 'radio';
  /** Unique key among the items. */
  id: string;
  /** What is selected here: 'Orden'. */
  label: string;
  /** What can be selected. */
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** The selected option's value. */
  value: string;
  /** Called with the newly selected value. */
  onValueChange: (value: string) => void;
}

/** Items that belong together, under a heading and between two lines. */
export interface MenuGroup {
  /** Makes it a heading with its own items. */
  type: 'group';
  /** Unique key among the items. */
  id: string;
  /** The heading. */
  label: string;
  /** The items below it. */
  items: readonly MenuItem[];
}

/** An item that opens further items beside it. */
export interface MenuSubmenu extends MenuItemBase {
  /** Makes it an item that opens further ones. */
  type: 'submenu';
  /** One icon. */
  icon?: ReactNode;
  /** The items it opens. */
  items: readonly MenuItem[];
}

/** Whatever a menu may hold. */
export type MenuItem = MenuAction | MenuCheckbox | MenuRadioGroup | MenuGroup | MenuSubmenu;
