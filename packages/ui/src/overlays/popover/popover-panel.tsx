import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { type PopoverOptions, usePopover } from './use-popover.ts';

export interface PopoverPanelProps extends Pick<PopoverOptions, 'align' | 'overflow' | 'side'> {
  id: string;
  /** The accessible name of the panel. */
  label: string;
  /** The element the panel is positioned beside. */
  anchor: RefObject<HTMLElement | null>;
  /** Called on Escape or an outside click. */
  onClose: (reason: 'escape' | 'press') => void;
  className?: string;
  children: ReactNode;
}

const focusableSelector =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]';

const getTabbableElements = (panel: HTMLElement): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>(focusableSelector)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );

/** Traps the Tab key: the first tabbable element follows the last. */
const trapTab = (event: KeyboardEvent<HTMLElement>) => {
  const tabbableElements = getTabbableElements(event.currentTarget);
  const edgeElement = event.shiftKey ? tabbableElements[0] : tabbableElements.at(-1);
  if (edgeElement !== undefined && document.activeElement !== edgeElement) return;
  event.preventDefault();
  tabbableElements.at(event.shiftKey ? -1 : 0)?.focus();
};

/** Returns the element that receives the focus on close: the previously focused one, otherwise the anchor. */
const getOpener = (anchor: HTMLElement | null): HTMLElement | null => {
  const activeElement = document.activeElement;
  if (activeElement instanceof HTMLElement && activeElement !== document.body) return activeElement;
  return anchor?.querySelector('button') ?? anchor;
};

/** Returns whether the focus is inside the closing panel or on no element. */
const isFocusLost = (panel: HTMLElement) =>
  document.activeElement === document.body || panel.contains(document.activeElement);

/** Calls `onSettled` once the click that closes the panel has moved the focus. */
const runAfterClosingClick = (onSettled: () => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const handleClick = () => {
    controller.abort();
    onSettled();
  };
  document.addEventListener('click', handleClick, { capture: true, signal });
  document.addEventListener('pointerdown', () => controller.abort(), { capture: true, signal });
};

/**
 * A small dialog beside its anchor. The focus starts at `data-autofocus` or the first tabbable element, Tab
 * is trapped, and Escape or an outside click closes it (ARIA practices, dialog). On close the focus returns
 * to the previous element, unless it has already moved elsewhere.
 */
export const PopoverPanel = ({
  id,
  label,
  anchor,
  align,
  overflow,
  side,
  onClose,
  className,
  children,
}: PopoverPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const isClosedByClick = useRef(false);
  const handleOutsideClick = () => {
    isClosedByClick.current = true;
    onClose('press');
  };
  usePopover(panel, anchor, { align, overflow, side, onOutsideClick: handleOutsideClick });
  useLayoutEffect(() => {
    const panelElement = panel.current;
    if (panelElement === null) return;
    const opener = getOpener(anchor.current);
    const initialElement = panelElement.querySelector<HTMLElement>('[data-autofocus]');
    (initialElement ?? getTabbableElements(panelElement)[0] ?? panelElement).focus({
      preventScroll: true,
    });
    const restoreFocus = () => {
      if (isFocusLost(panelElement)) opener?.focus({ preventScroll: true });
    };
    return () => {
      restoreFocus();
      if (isClosedByClick.current) runAfterClosingClick(restoreFocus);
    };
  }, [anchor]);
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      // Keeps a screen reader's own navigation keys inside, like Tab.
      aria-modal="true"
      aria-label={label}
      tabIndex={-1}
      popover="manual"
      data-state="open"
      onKeyDown={(event) => {
        if (event.key === 'Tab') return trapTab(event);
        if (event.key !== 'Escape') return;
        // An enclosing dialog must not handle this Escape.
        event.preventDefault();
        event.stopPropagation();
        // During IME composition Escape cancels the composition.
        if (!event.nativeEvent.isComposing) onClose('escape');
      }}
      className={cn(
        'fixed m-0 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-ui-lg border border-ui-line bg-ui-surface p-[min(1rem,4vw)] text-base text-ui-ink outline-none elevate-2',
        className,
      )}
    >
      {children}
    </div>
  );
};
