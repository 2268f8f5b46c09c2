import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { type MenuAction, MenuList } from './menu-list.tsx';

export interface MenuProps {
  /** What the actions are about: 'Opciones de la notificación'. */
  label: string;
  /** What can be done, from top to bottom. */
  actions: readonly MenuAction[];
  /** The icon of the button; three dots unless told otherwise. */
  icon?: ReactNode;
}

/**
 * A button that opens a list of actions, after the ARIA practices' menu button. It stands on the
 * browser's own top layer: nothing clips it, and nothing is written into the page's styles.
 */
export const Menu = ({ label, actions, icon = <EllipsisVertical /> }: MenuProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'no' | 'at-first' | 'at-last'>('no');
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open !== 'no'}
        aria-controls={open === 'no' ? undefined : id}
        onClick={() => setOpen(open === 'no' ? 'at-first' : 'no')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'at-first' : 'at-last');
        }}
      >
        {icon}
      </IconButton>
      {open !== 'no' && (
        <MenuList
          id={id}
          label={label}
          actions={actions}
          anchor={button}
          start={open}
          onClose={() => setOpen('no')}
        />
      )}
    </>
  );
};
