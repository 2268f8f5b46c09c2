import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { Slot } from '../../foundations/slot/slot.tsx';
import { composeEvents } from '../../hooks/compose-events.ts';
import { runWithFocusFallback } from '../../hooks/run-with-focus-fallback.ts';
import { useComposedRefs } from '../../hooks/use-composed-refs.ts';
import { useControllable } from '../../hooks/use-controllable.ts';
import { PopoverPanel } from './popover-panel.tsx';

export interface PopoverProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** The accessible name of the panel. */
  label: string;
  /** The button that toggles the panel, rendered in place (`asChild`). */
  trigger: ReactElement;
  /** The panel's content, or a function that receives the `close` function. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Whether it is open (controlled). */
  open?: boolean;
  /** Whether it is initially open (uncontrolled). */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The preferred side; the other side is used if there is no space. */
  side?: 'top' | 'bottom';
  /** The edge of the button that it is aligned to. */
  align?: 'start' | 'center' | 'end';
}

/**
 * A panel beside a button, in the browser's top layer: below if there is space, otherwise above, always on
 * screen. Its content is rendered only while it is open. Other props are passed to the button.
 */
export const Popover = forwardRef<HTMLButtonElement, PopoverProps>(function Popover(
  {
    label,
    trigger,
    children,
    open: openProp,
    defaultOpen = false,
    onOpenChange,
    side = 'bottom',
    align = 'start',
    ...rest
  },
  ref,
) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const composedRef = useComposedRefs(button, ref);
  const [open, setOpen] = useControllable({
    value: openProp,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const close = () => {
    button.current?.focus();
    // The close handler may disable or remove the button.
    runWithFocusFallback(button.current, () => setOpen(false));
  };
  return (
    <>
      <Slot
        {...rest}
        ref={composedRef}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-state={open ? 'open' : 'closed'}
        onClick={composeEvents(rest.onClick, () => setOpen(!open))}
      >
        {trigger}
      </Slot>
      {open && (
        <PopoverPanel
          id={id}
          label={label}
          anchor={button}
          side={side}
          align={align}
          overflow="cover"
          onClose={(reason) => (reason === 'escape' ? close() : setOpen(false))}
        >
          {typeof children === 'function' ? children(close) : children}
        </PopoverPanel>
      )}
    </>
  );
});
