import type { ReactNode } from 'react';

interface MenuItemBase {
  /** Unique key among the items. */
  id: string;
  /** The item's label, for example 'Marcar como leída'. Typing its first letters moves the focus to it. */
  label: string;
  /** Whether the item is disabled. A disabled item is focusable but cannot be selected. */
  disabled?: boolean;
}

/** An item that performs an action. */
export interface MenuAction extends MenuItemBase {
  /** Optional, since an item is an action by default. */
  type?: 'action';
  /** One icon. */
  icon?: ReactNode;
  /** `danger` for irreversible actions. */
  tone?: 'neutral' | 'danger';
  /** Called after the menu has closed and returned the focus to its button. */
  onSelect: () => void;
}

/** An item that is checked or unchecked. The menu stays open, so several items can be changed. */
export interface MenuCheckbox extends MenuItemBase {
  /** Makes it a checkbox item. */
  type: 'checkbox';
  /** Whether it is checked. */
  checked: boolean;
  /** Called with the new state. */
  onCheckedChange: (checked: boolean) => void;
}

/** A group of options, exactly one of which is selected. */
export interface MenuRadioGroup {
  /** Makes it a radio group. */
  type: 'radio';
  /** Unique key among the items. */
  id: string;
  /** The group's label, for example 'Orden'. */
  label: string;
  /** The options. */
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** The selected option's value. */
  value: string;
  /** Called with the newly selected value. */
  onValueChange: (value: string) => void;
}

/** A group of items with a heading, between two separators. */
export interface MenuGroup {
  /** Makes it a group with a heading. */
  type: 'group';
  /** Unique key among the items. */
  id: string;
  /** The heading. */
  label: string;
  /** The items of the group. */
  items: readonly MenuItem[];
}

/** An item that opens a submenu. */
export interface MenuSubmenu extends MenuItemBase {
  /** Makes it a submenu. */
  type: 'submenu';
  /** One icon. */
  icon?: ReactNode;
  /** The items of the submenu. */
  items: readonly MenuItem[];
}

/** Any item of a menu. */
export type MenuItem = MenuAction | MenuCheckbox | MenuRadioGroup | MenuGroup | MenuSubmenu;
