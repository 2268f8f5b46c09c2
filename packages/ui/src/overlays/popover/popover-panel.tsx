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
  onClose: (by: 'escape' | 'press') => void;
  className?: string;
  children: ReactNode;
}

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]';

const getStops = (panel: HTMLElement): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  );

/** Traps the Tab key: the first tabbable element follows the last. */
const keepInside = (event: KeyboardEvent<HTMLElement>) => {
  const stops = getStops(event.currentTarget);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (edge !== undefined && document.activeElement !== edge) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
};

/** Returns the element that receives the focus on close: the previously focused one, otherwise the anchor. */
const getOpener = (anchor: HTMLElement | null): HTMLElement | null => {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active !== document.body) return active;
  return anchor?.querySelector('button') ?? anchor;
};

/** Whether the focus is inside the closing panel or nowhere. */
const losesFocus = (panel: HTMLElement) =>
  document.activeElement === document.body || panel.contains(document.activeElement);

/** Waits until the click that closes the panel has moved the focus. */
const afterPress = (settle: () => void) => {
  const done = new AbortController();
  const { signal } = done;
  const end = () => {
    done.abort();
    settle();
  };
  document.addEventListener('click', end, { capture: true, signal });
  document.addEventListener('pointerdown', () => done.abort(), { capture: true, signal });
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
  const pressedBeside = useRef(false);
  const leave = () => {
    pressedBeside.current = true;
    onClose('press');
  };
  usePopover(panel, anchor, { align, overflow, side, onLeave: leave });
  useLayoutEffect(() => {
    const panelElement = panel.current;
    if (panelElement === null) return;
    const opener = getOpener(anchor.current);
    const start = panelElement.querySelector<HTMLElement>('[data-autofocus]');
    (start ?? getStops(panelElement)[0] ?? panelElement).focus({ preventScroll: true });
    const refund = () => {
      if (losesFocus(panelElement)) opener?.focus({ preventScroll: true });
    };
    return () => {
      refund();
      if (pressedBeside.current) afterPress(refund);
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
        if (event.key === 'Tab') return keepInside(event);
        if (event.key !== 'Escape') return;
        // An enclosing dialog must not handle this Escape.
        event.preventDefault();
        event.stopPropagation();
        // During IME composition Escape cancels the composition.
        if (!event.nativeEvent.isComposing) onClose('escape');
      }}
      className={cn(
        'fixed m-0 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-line bg-surface p-[min(1rem,4vw)] text-base text-ink outline-none elevate-2',
        className,
      )}
    >
      {children}
    </div>
  );
};
