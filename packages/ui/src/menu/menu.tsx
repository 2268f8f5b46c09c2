import { clsx } from 'clsx';
import { EllipsisVertical } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';

export interface MenuAction {
  id: string;
  label: string;
  /** One icon. */
  icon?: ReactNode;
  /** `danger` for what cannot be undone. */
  weight?: 'normal' | 'danger';
  disabled?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  /** What the actions are about: 'Opciones de la notificación'. */
  label: string;
  actions: readonly MenuAction[];
  /** The icon of the button; three dots unless told otherwise. */
  icon?: ReactNode;
}

/**
 * A button that opens a list of actions. Not modal: a modal menu would write a style element into
 * the page, which a strict content policy refuses.
 */
export const Menu = ({ label, actions, icon = <EllipsisVertical /> }: MenuProps) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>
      <IconButton label={label}>{icon}</IconButton>
    </DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className="z-20 max-w-xs min-w-40 animate-enter rounded-md border border-line bg-surface p-1 elevate-2"
      >
        {actions.map((action) => (
          <DropdownMenu.Item
            key={action.id}
            disabled={action.disabled}
            onSelect={action.onSelect}
            className={clsx(
              'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm outline-none data-disabled:cursor-not-allowed data-disabled:opacity-60 data-highlighted:bg-sunken [&_svg]:size-5',
              action.weight === 'danger' && 'text-danger-ink',
            )}
          >
            {action.icon}
            {action.label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
);
