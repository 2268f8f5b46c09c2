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
import type { MenuProps, MenuStart } from './menu.tsx';
import { panelClasses } from './menu-classes.ts';
import type { MenuItem } from './menu-items.ts';
import { MenuRows } from './menu-rows.tsx';

export interface MenuPanelProps extends Required<Pick<MenuProps, 'side' | 'align'>> {
  id: string;
  label: string;
  items: readonly MenuItem[];
  /** The button that opens the menu. It gets the focus when the menu closes. */
  anchor: RefObject<HTMLButtonElement | null>;
  /** What is focused initially. */
  start: RefObject<MenuStart>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Registers the existing button as Radix's trigger. */
const AnchorAtButton = forwardRef<
  HTMLButtonElement,
  { readonly button: RefObject<HTMLButtonElement | null> }
>(function AnchorAtButton({ button }, ref) {
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
const FocusFirst = ({ start }: { readonly start: RefObject<MenuStart> }) => {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (start.current === 'list') return;
    const rows = mark.current?.parentElement?.querySelectorAll<HTMLElement>(
      '[role^=menuitem]:not([data-disabled])',
    );
    rows?.item(start.current === 'first' ? 0 : rows.length - 1)?.focus({ preventScroll: true });
  }, [start]);
  return <span ref={mark} hidden />;
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
  start,
  open,
  onOpenChange,
  side,
  align,
}: MenuPanelProps) => {
  const container = getContainer(anchor.current);
  const selected = useRef<(() => void) | null>(null);
  const leftByTab = useRef(false);
  const isOfButton = (target: EventTarget | null) =>
    target instanceof Node && anchor.current?.contains(target);
  const finish = (event: Event) => {
    event.preventDefault();
    const act = selected.current;
    selected.current = null;
    const isLost = document.activeElement?.matches('body, :disabled') ?? true;
    if (!leftByTab.current && (isLost || act)) anchor.current?.focus({ preventScroll: true });
    leftByTab.current = false;
    // The action may remove the trigger's container. Call it synchronously to detect the removal.
    if (act) runWithFocusFallback(anchor.current, () => flushSync(act));
  };
  const onTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    // Tab continues from the button.
    event.stopPropagation();
    leftByTab.current = true;
    anchor.current?.focus({ preventScroll: true });
    onOpenChange(false);
  };
  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild>
        <AnchorAtButton button={anchor} />
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
          onKeyDownCapture={onTab}
          onCloseAutoFocus={finish}
          // A dialog around the menu must not receive this Escape.
          onEscapeKeyDown={(event) => event.stopPropagation()}
          onInteractOutside={(event) => {
            // A click on the trigger already closes the menu.
            if (isOfButton(event.target)) event.preventDefault();
          }}
        >
          <FocusFirst start={start} />
          <MenuRows
            container={container}
            items={items}
            onSelect={(act) => {
              selected.current = act;
            }}
          />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
};
