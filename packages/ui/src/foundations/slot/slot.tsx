import { Slot as RadixSlot, Slottable } from 'radix-ui/slot';
import {
  cloneElement,
  forwardRef,
  type HTMLAttributes,
  isValidElement,
  type ReactNode,
} from 'react';
import { cn } from '../cn/cn.ts';

interface SlotProps extends HTMLAttributes<HTMLElement> {
  /** Receives the content of the child element and returns the content to render in it. */
  fill?: (content: ReactNode) => ReactNode;
}

/**
 * Radix's Slot: passes its props to its only child. If two classes set the same property, the child's
 * class wins, as with every `className` (`cn`).
 */
export const Slot = forwardRef<HTMLElement, SlotProps>(function Slot(
  { className, fill, children, ...rest },
  ref,
) {
  // A server component passes a lazy element, whose props are not known here.
  const isElement = isValidElement<{ className?: string }>(children);
  const child = isElement
    ? cloneElement(children, { className: cn(className, children.props.className) })
    : children;
  return (
    <RadixSlot ref={ref} className={isElement ? undefined : className} {...rest}>
      {fill ? <Slottable child={child}>{fill}</Slottable> : child}
    </RadixSlot>
  );
});
