import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Slot } from '../../foundations/slot/slot.tsx';
import { composeEvents } from '../../hooks/compose-events.ts';
import { useComposedRefs } from '../../hooks/use-composed-refs.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { EllipsisVertical } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/index.ts';
import type { MenuItem } from './menu-items.ts';
import { useMenuPanel } from './use-menu-panel.ts';

export interface MenuProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** The accessible name of the menu: 'Opciones de la notificación'. */
  label: string;
  /** The items, from top to bottom. */
  actions: ReadonlyArray<MenuItem>;
  /** The icon of the button; three dots by default. */
  icon?: ReactNode;
  /** Replaces the default three-dot button; the menu's trigger props are added to it. */
  trigger?: ReactElement;
  /** Whether the menu is open (controlled). */
  open?: boolean;
  /** Whether the menu is initially open (uncontrolled). */
  defaultOpen?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The preferred side; the other side is used if there is no space. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The edge of the button that the menu is aligned to. */
  align?: 'start' | 'center' | 'end';
}

/** What is focused initially: an item, or the list itself after a click. */
export type MenuStart = 'list' | 'first' | 'last';

const startOf: Readonly<Record<string, MenuStart>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/**
 * A button that opens a list of actions (ARIA menu button pattern). Arrow keys, Home, End and typed letters
 * move the focus; Escape or a click outside closes the menu. The panel is based on Radix's dropdown menu and
 * is loaded lazily.
 */
export const Menu = forwardRef<HTMLButtonElement, MenuProps>(function Menu(
  {
    label,
    actions,
    icon = <EllipsisVertical />,
    trigger,
    open: openProp,
    defaultOpen = false,
    onOpenChange,
    side = 'bottom',
    align = 'end',
    ...rest
  },
  ref,
) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const composed = useComposedRefs(button, ref);
  const start = useRef<MenuStart>('list');
  const [open, setOpen] = useControllable({
    value: openProp,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const { Panel, load } = useMenuPanel(open);
  // Mounted before the menu opens, so the panel can handle the key that opens it.
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const prepare = () => {
    setIsOpen(true);
    load();
  };
  const change = (next: boolean) => {
    setIsOpen(true);
    setOpen(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    start.current = startOf[event.key] ?? 'list';
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    change(true);
  };
  return (
    <>
      <Slot
        {...rest}
        ref={composed}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={composeEvents(rest.onPointerEnter, prepare)}
        onPointerDown={composeEvents(rest.onPointerDown, () => {
          start.current = 'list';
        })}
        onFocus={composeEvents(rest.onFocus, prepare)}
        onClick={composeEvents(rest.onClick, () => change(!open))}
        onKeyDown={composeEvents(rest.onKeyDown, onKeyDown)}
      >
        {trigger ?? <IconButton label={label}>{icon}</IconButton>}
      </Slot>
      {Panel && (isOpen || open) && (
        <Panel
          id={id}
          label={label}
          items={actions}
          anchor={button}
          start={start}
          open={open}
          onOpenChange={setOpen}
          side={side}
          align={align}
        />
      )}
    </>
  );
});
