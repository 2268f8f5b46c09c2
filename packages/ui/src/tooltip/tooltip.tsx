import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useFloat } from '../popover/use-float.ts';

export interface TooltipProps {
  /** A few words more about the control; never the only place of something needed. */
  text: ReactNode;
  /** Draws the control; spread what it is given, so that screen readers read the text too. */
  children: (described: { 'aria-describedby': string }) => ReactNode;
  /** How long the pointer rests before it shows, in milliseconds. Focus shows it at once. */
  delayMs?: number;
}

/**
 * A few words beside a control, shown on focus and when the pointer rests. Escape puts it away, and
 * the pointer may move onto it (WCAG 1.4.13).
 */
export const Tooltip = ({ text, children, delayMs = 300 }: TooltipProps) => {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setShown] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown) return;
    const hide = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around the control must not hear this Escape.
      event.preventDefault();
      event.stopPropagation();
      setShown(false);
    };
    document.addEventListener('keydown', hide, true);
    return () => document.removeEventListener('keydown', hide, true);
  }, [isShown]);
  const change = (next: boolean, waitMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), waitMs);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      ref={anchor}
      className="inline-flex max-w-full"
      onPointerEnter={() => change(true, delayMs)}
      onPointerLeave={() => change(false, 100)}
      onPointerDown={() => change(false, 0)}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) change(true, 0);
      }}
      onBlur={() => change(false, 0)}
    >
      {children({ 'aria-describedby': id })}
      {isShown ? (
        <TooltipBox id={id} anchor={anchor} text={text} />
      ) : (
        // Screen readers ask for the description as soon as the control has the focus.
        <span id={id} hidden>
          {text}
        </span>
      )}
    </span>
  );
};

interface TooltipBoxProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  text: ReactNode;
}

const TooltipBox = ({ id, anchor, text }: TooltipBoxProps) => {
  const box = useRef<HTMLSpanElement>(null);
  useFloat(box, anchor, { align: 'center', tight: 'shrink' });
  return (
    <span
      ref={box}
      id={id}
      role="tooltip"
      popover="manual"
      className="fixed m-0 max-w-[min(20rem,calc(100vw-1rem))] rounded-md border border-transparent bg-ink px-3 py-2 text-sm font-normal text-canvas elevate-2"
    >
      {text}
    </span>
  );
};
