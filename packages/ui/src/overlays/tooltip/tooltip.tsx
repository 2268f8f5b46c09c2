import { Slot } from 'radix-ui/slot';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { useBrowserLayoutEffect } from '../../hooks/use-browser-layout-effect.ts';
import { useComposedRefs } from '../../hooks/use-composed-refs.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { usePopover } from '../popover/use-popover.ts';

export interface TooltipProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** A hint about the control; never the only source of essential information. */
  text: ReactNode;
  /** The control, rendered in place (`asChild`). The text is its accessible description. */
  children: ReactElement;
  /** Whether it is shown (controlled). */
  open?: boolean;
  /** Whether it is initially shown (uncontrolled). */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The preferred side; the other side is used if there is no space. */
  side?: 'top' | 'bottom';
  /** The edge of the control that it is aligned to. */
  align?: 'start' | 'center' | 'end';
  /** The hover delay in milliseconds. On focus it is shown immediately. */
  delayMs?: number;
}

/**
 * A short text beside a control, shown on focus and on hover. Escape hides it, and the pointer may move onto
 * it (WCAG 1.4.13).
 */
export const Tooltip = forwardRef<HTMLSpanElement, TooltipProps>(function Tooltip(
  {
    text,
    children,
    delayMs = 300,
    open,
    defaultOpen = false,
    onOpenChange,
    side = 'bottom',
    align = 'center',
    className,
    ...rest
  },
  ref,
) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const composedRef = useComposedRefs(anchor, ref);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setShown] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  // An initially shown tooltip is rendered into its anchor, which is not in the page before the first effect.
  const [isAnchored, setAnchored] = useState(false);
  useBrowserLayoutEffect(() => setAnchored(true), []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // An enclosing dialog must not handle this Escape.
      event.preventDefault();
      event.stopPropagation();
      setShown(false);
    };
    document.addEventListener('keydown', handleKeyDown, true);
    return () => document.removeEventListener('keydown', handleKeyDown, true);
  }, [isShown, setShown]);
  const scheduleChange = (shouldShow: boolean, waitMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(shouldShow), waitMs);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      {...rest}
      ref={composedRef}
      data-state={isShown ? 'open' : 'closed'}
      className={cn('inline-flex max-w-full', className)}
      onPointerEnter={() => scheduleChange(true, delayMs)}
      onPointerLeave={() => scheduleChange(false, 100)}
      onPointerDown={() => scheduleChange(false, 0)}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) scheduleChange(true, 0);
      }}
      onBlur={() => scheduleChange(false, 0)}
    >
      <Slot aria-describedby={id}>{children}</Slot>
      {isShown && isAnchored ? (
        <TooltipBox id={id} anchor={anchor} text={text} side={side} align={align} />
      ) : (
        // Always rendered: screen readers read the description as soon as the control has the focus.
        <span id={id} hidden>
          {text}
        </span>
      )}
    </span>
  );
});

interface TooltipBoxProps extends Required<Pick<TooltipProps, 'side' | 'align'>> {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  text: ReactNode;
}

const TooltipBox = ({ id, anchor, text, side, align }: TooltipBoxProps) => {
  const box = useRef<HTMLSpanElement>(null);
  usePopover(box, anchor, { side, align, overflow: 'shrink' });
  return (
    <span
      ref={box}
      id={id}
      role="tooltip"
      popover="manual"
      className="fixed m-0 max-w-[min(20rem,calc(100vw-1rem))] rounded-ui-md border border-transparent bg-ui-ink px-3 py-2 text-sm font-normal text-ui-canvas elevate-2"
    >
      {text}
    </span>
  );
};
