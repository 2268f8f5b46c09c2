import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { type FloatOptions, useFloat } from './use-float.ts';

export interface FloatPanelProps extends Pick<FloatOptions, 'align' | 'tight'> {
  id: string;
  /** What the panel is about, for screen readers. */
  label: string;
  /** What it stands beside. */
  anchor: RefObject<HTMLElement | null>;
  /** Asked to close by Escape or a press beside it. After Escape the focus is at the anchor's. */
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

/**
 * A small dialog beside its anchor: focus begins at `data-autofocus` or its first stop, Tab stays
 * inside, Escape and a press elsewhere close it (ARIA practices, dialog).
 */
export const FloatPanel = ({
  id,
  label,
  anchor,
  align,
  tight,
  onClose,
  className,
  children,
}: FloatPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  useFloat(panel, anchor, { align, tight, onLeave: () => onClose('press') });
  useLayoutEffect(() => {
    if (panel.current === null) return;
    const start = panel.current.querySelector<HTMLElement>('[data-autofocus]');
    (start ?? stopsOf(panel.current)[0] ?? panel.current).focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      popover="manual"
      onKeyDown={(event) => {
        if (event.key === 'Tab') return keepInside(event);
        if (event.key !== 'Escape') return;
        // A dialog around the panel must not hear this Escape.
        event.preventDefault();
        event.stopPropagation();
        // While letters are being composed it belongs to the keyboard.
        if (!event.nativeEvent.isComposing) onClose('escape');
      }}
      className={clsx(
        'fixed m-0 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-line bg-surface p-[min(1rem,4vw)] text-base text-ink outline-none elevate-2',
        className,
      )}
    >
      {children}
    </div>
  );
};
