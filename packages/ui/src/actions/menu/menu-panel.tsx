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
import { focusNearest } from '../../hooks/focus-nearest.ts';
import type { MenuProps, MenuStart } from './menu.tsx';
import { panelClasses } from './menu-classes.ts';
import type { MenuItem } from './menu-items.ts';
import { MenuRows } from './menu-rows.tsx';

export interface MenuPanelProps extends Required<Pick<MenuProps, 'side' | 'align'>> {
  id: string;
  label: string;
  items: readonly MenuItem[];
  /** The button it belongs to and gives the focus back to. */
  anchor: RefObject<HTMLButtonElement | null>;
  /** Where the focus begins. */
  start: RefObject<MenuStart>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Tells Radix that the button, which was there before Radix was, is what the menu belongs to. */
const AnchorAtButton = forwardRef<
  HTMLButtonElement,
  { readonly button: RefObject<HTMLButtonElement | null> }
>(function AnchorAtButton({ button }, ref) {
  // The button stands in the page before the menu is rendered.
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, [button]);
  return null;
});

/** What lies on the browser's top layer covers the page's end; the theme is said further up. */
const containerOf = (button: Element | null): HTMLElement | undefined =>
  button?.closest<HTMLElement>('dialog, [popover], [data-theme]:not(html)') ?? undefined;

/** Puts the focus on an item as the menu opens, as the key that opened it asks. */
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

/** The open menu, on Radix's dropdown menu. It is not modal: Radix's scroll lock writes a style. */
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
  const container = containerOf(anchor.current);
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
    // It may delete what the menu belongs to, with its button: at once, so that this can be seen.
    if (act) focusNearest(anchor.current, () => flushSync(act));
  };
  const onTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    // From the button on, as if the menu had never been there.
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
          // A dialog around the menu must not hear this Escape.
          onEscapeKeyDown={(event) => event.stopPropagation()}
          onInteractOutside={(event) => {
            // Its own button closes it by its click.
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
