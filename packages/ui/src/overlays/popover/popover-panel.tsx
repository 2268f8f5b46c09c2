import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { type PopoverOptions, usePopover } from './use-popover.ts';

export interface PopoverPanelProps extends Pick<PopoverOptions, 'align' | 'overflow' | 'side'> {
  id: string;
  /** The accessible name of the panel. */
  label: string;
  /** What it stands beside. */
  anchor: RefObject<HTMLElement | null>;
  /** Called to close it by Escape or a press beside it. */
  onClose: (by: 'escape' | 'press') => void;
  className?: string;
  children: ReactNode;
}

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]';

const stopsOf = (panel: HTMLElement): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  );

/** Keeps the Tab key inside: after the last stop comes the first. */
const keepInside = (event: KeyboardEvent<HTMLElement>) => {
  const stops = stopsOf(event.currentTarget);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (edge !== undefined && document.activeElement !== edge) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
};

/** Where the focus goes when the panel leaves: where it came from, else to what it stands beside. */
const openerOf = (anchor: HTMLElement | null): HTMLElement | null => {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active !== document.body) return active;
  return anchor?.querySelector('button') ?? anchor;
};

/** Whether the panel that leaves takes the focus along, or nothing has it any more. */
const losesFocus = (panel: HTMLElement) =>
  document.activeElement === document.body || panel.contains(document.activeElement);

/** The press that closes a panel has yet to move the focus: away, where nothing takes it. */
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
 * A small dialog beside its anchor: focus begins at `data-autofocus` or its first stop, Tab stays
 * inside, Escape and a press elsewhere close it (ARIA practices, dialog). However it is closed, the
 * focus goes back to where it came from, unless it has gone elsewhere already.
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
    const opener = openerOf(anchor.current);
    const start = panelElement.querySelector<HTMLElement>('[data-autofocus]');
    (start ?? stopsOf(panelElement)[0] ?? panelElement).focus({ preventScroll: true });
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
      // Tab stays inside; a reader's own keys must too.
      aria-modal="true"
      aria-label={label}
      tabIndex={-1}
      popover="manual"
      data-state="open"
      onKeyDown={(event) => {
        if (event.key === 'Tab') return keepInside(event);
        if (event.key !== 'Escape') return;
        // A dialog around the panel must not hear this Escape.
        event.preventDefault();
        event.stopPropagation();
        // While letters are being composed it belongs to the keyboard.
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
