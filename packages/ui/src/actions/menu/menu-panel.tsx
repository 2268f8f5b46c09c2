import * as DropdownMenu from 'radix-ui/dropdown-menu';
import {
  forwardRef,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { runWithFocusFallback } from '../../hooks/run-with-focus-fallback.ts';
import type { MenuInitialFocus, MenuProps } from './menu.tsx';
import { panelClasses } from './menu-classes.ts';
import type { MenuItem } from './menu-items.ts';
import { MenuRows } from './menu-rows.tsx';

export interface MenuPanelProps extends Required<Pick<MenuProps, 'side' | 'align'>> {
  id: string;
  label: string;
  items: readonly MenuItem[];
  /** The button that opens the menu. It gets the focus when the menu closes. */
  anchor: RefObject<HTMLButtonElement | null>;
  /** The part of the menu that receives the focus when it opens. */
  initialFocus: RefObject<MenuInitialFocus>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Registers the existing button as Radix's trigger. */
const ExistingTrigger = forwardRef<
  HTMLButtonElement,
  { readonly button: RefObject<HTMLButtonElement | null> }
>(function ExistingTrigger({ button }, ref) {
  // The button is mounted before the menu is rendered.
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, [button]);
  return null;
});

/**
 * Returns the closest ancestor that can contain the panel. A dialog or popover in the top layer would cover a
 * panel outside of it, and a nested theme applies only inside its element.
 */
const getContainer = (button: Element | null): HTMLElement | undefined =>
  button?.closest<HTMLElement>('dialog, [popover], [data-theme]:not(html)') ?? undefined;

/** Focuses the first or last item when the menu is opened with the keyboard. */
const InitialFocus = ({ initialFocus }: { readonly initialFocus: RefObject<MenuInitialFocus> }) => {
  const markerRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (initialFocus.current === 'list') return;
    const menuItems = markerRef.current?.parentElement?.querySelectorAll<HTMLElement>(
      '[role^=menuitem]:not([data-disabled])',
    );
    menuItems
      ?.item(initialFocus.current === 'first' ? 0 : menuItems.length - 1)
      ?.focus({ preventScroll: true });
  }, [initialFocus]);
  return <span ref={markerRef} hidden />;
};

/**
 * The open menu, based on Radix's dropdown menu. It is not modal, because Radix's scroll lock writes an
 * inline style.
 */
export const MenuPanel = ({
  id,
  label,
  items,
  anchor,
  initialFocus,
  open,
  onOpenChange,
  side,
  align,
}: MenuPanelProps) => {
  const container = getContainer(anchor.current);
  const selectedActionRef = useRef<(() => void) | null>(null);
  const isClosedByTabRef = useRef(false);
  const isInsideButton = (target: EventTarget | null) =>
    target instanceof Node && anchor.current?.contains(target);
  const handleCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    const action = selectedActionRef.current;
    selectedActionRef.current = null;
    const isFocusLost = document.activeElement?.matches('body, :disabled') ?? true;
    if (!isClosedByTabRef.current && (isFocusLost || action))
      anchor.current?.focus({ preventScroll: true });
    isClosedByTabRef.current = false;
    // The action may remove the trigger's container. Call it synchronously to detect the removal.
    if (action) runWithFocusFallback(anchor.current, () => flushSync(action));
  };
  const handleTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    // Tab continues from the button.
    event.stopPropagation();
    isClosedByTabRef.current = true;
    anchor.current?.focus({ preventScroll: true });
    onOpenChange(false);
  };
  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild>
        <ExistingTrigger button={anchor} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          id={id}
          aria-label={label}
          aria-labelledby={undefined}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          className={panelClasses}
          onKeyDownCapture={handleTab}
          onCloseAutoFocus={handleCloseAutoFocus}
          // A dialog around the menu must not receive this Escape.
          onEscapeKeyDown={(event) => event.stopPropagation()}
          onInteractOutside={(event) => {
            // A click on the trigger already closes the menu.
            if (isInsideButton(event.target)) event.preventDefault();
          }}
        >
          <InitialFocus initialFocus={initialFocus} />
          <MenuRows
            container={container}
            items={items}
            onSelect={(action) => {
              selectedActionRef.current = action;
            }}
          />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
};
