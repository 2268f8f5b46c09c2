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

/** The part of the menu that receives the focus when it opens: an item, or the list itself after a click. */
export type MenuInitialFocus = 'list' | 'first' | 'last';

const initialFocusByKey: Readonly<Record<string, MenuInitialFocus>> = {
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
  const buttonRef = useRef<HTMLButtonElement>(null);
  const composedRef = useComposedRefs(buttonRef, ref);
  const initialFocus = useRef<MenuInitialFocus>('list');
  const [open, setOpen] = useControllable({
    value: openProp,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const { Panel, load } = useMenuPanel(open);
  // Mounted before the menu opens, so the panel can handle the key that opens it.
  const [isPanelMounted, setPanelMounted] = useState(defaultOpen);
  const preparePanel = () => {
    setPanelMounted(true);
    load();
  };
  const handleOpenChange = (next: boolean) => {
    setPanelMounted(true);
    setOpen(next);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    initialFocus.current = initialFocusByKey[event.key] ?? 'list';
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    handleOpenChange(true);
  };
  return (
    <>
      <Slot
        {...rest}
        ref={composedRef}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={composeEvents(rest.onPointerEnter, preparePanel)}
        onPointerDown={composeEvents(rest.onPointerDown, () => {
          initialFocus.current = 'list';
        })}
        onFocus={composeEvents(rest.onFocus, preparePanel)}
        onClick={composeEvents(rest.onClick, () => handleOpenChange(!open))}
        onKeyDown={composeEvents(rest.onKeyDown, handleKeyDown)}
      >
        {trigger ?? <IconButton label={label}>{icon}</IconButton>}
      </Slot>
      {Panel && (isPanelMounted || open) && (
        <Panel
          id={id}
          label={label}
          items={actions}
          anchor={buttonRef}
          initialFocus={initialFocus}
          open={open}
          onOpenChange={setOpen}
          side={side}
          align={align}
        />
      )}
    </>
  );
});
