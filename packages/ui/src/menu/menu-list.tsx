import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useFloat } from '../popover/use-float.ts';
import { stayNear } from '../steady/stay-near.ts';
import { keyTarget } from './key-target.ts';

export interface MenuAction {
  /** Tells the actions apart. */
  id: string;
  /** What it does: 'Marcar como leída'. Its first letter is its key. */
  label: string;
  /** One icon. */
  icon?: ReactNode;
  /** `danger` for what cannot be undone. */
  weight?: 'normal' | 'danger';
  /** Can be reached but not chosen. */
  disabled?: boolean;
  /** Called once the menu has closed and its button has the focus again. */
  onSelect: () => void;
}

export interface MenuListProps {
  id: string;
  label: string;
  actions: readonly MenuAction[];
  /** The button it belongs to and gives the focus back to. */
  anchor: RefObject<HTMLButtonElement | null>;
  /** Where the focus begins. */
  start: 'at-first' | 'at-last';
  onClose: () => void;
}

/**
 * The open menu: focus on its items, arrows, Home, End and first letters move, Escape and a press
 * elsewhere close. It stays with its button while the page scrolls or a phone's keyboard goes.
 */
export const MenuList = ({ id, label, actions, anchor, start, onClose }: MenuListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const leave = () => {
    anchor.current?.focus({ preventScroll: true });
    onClose();
  };
  useFloat(list, anchor, { align: 'end', tight: 'shrink', onLeave: leave });
  useLayoutEffect(() => {
    const items = itemsOf(list.current);
    items[start === 'at-first' ? 0 : items.length - 1]?.focus();
  }, [start]);

  const onKeyDown = (event: KeyboardEvent) => {
    // From the button on, as if the menu had never been there.
    if (event.key === 'Tab') return leave();
    if (event.key === 'Escape') {
      // A dialog around the menu must not hear this Escape.
      event.preventDefault();
      event.stopPropagation();
      return leave();
    }
    const items = itemsOf(list.current);
    const target = keyTarget(
      event,
      items.findIndex((item) => item.matches(':focus')),
      items.map((item) => item.textContent ?? ''),
    );
    if (target === null) return;
    event.preventDefault();
    items[target]?.focus();
  };

  return (
    <div
      ref={list}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      popover="manual"
      onKeyDown={onKeyDown}
      className="fixed m-0 max-w-[min(20rem,calc(100vw-1rem))] min-w-[min(10rem,calc(100vw-1rem))] animate-enter overflow-y-auto rounded-md border border-line bg-surface p-1 text-ink elevate-2"
    >
      {actions.map((action) => (
        <button
          key={action.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={action.disabled || undefined}
          className={clsx(
            'flex min-h-10 w-full items-center gap-3 rounded-sm px-3 py-2 text-left text-sm hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-60 [&_svg]:size-5 [&_svg]:shrink-0',
            action.weight === 'danger' && 'text-danger-ink',
          )}
          onClick={() => {
            if (action.disabled) return;
            leave();
            // It may delete what the menu belongs to, with its button.
            stayNear(anchor.current, action.onSelect);
          }}
        >
          {action.icon}
          {action.label}
        </button>
      ))}
    </div>
  );
};

const itemsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];
