import { forwardRef } from 'react';
import { buttonClasses } from '../../actions/button/button-classes.ts';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { ChevronDown } from '../../icons/icons.ts';

export interface DisclosureButtonProps extends RootProps {
  /** What it shows and hides: 'Productos (3)'. */
  label: string;
  /** Adds to the name what sighted people see around the button: 'del pedido 4500012345'. */
  about?: string;
  /** Whether the part is in sight; whoever renders the part owns this. */
  open: boolean;
  /** Told at a press what is asked for: `true` to show the part, `false` to hide it. */
  onOpenChange: (open: boolean) => void;
  /** Id of the part it shows; that part is in the page only while open. */
  controls: string;
}

/** Shows and hides the part of the page that follows it, after the ARIA practices' disclosure. */
export const DisclosureButton = forwardRef<HTMLButtonElement, DisclosureButtonProps>(
  function DisclosureButton(
    { label, about, open, onOpenChange, controls, className, ...rest },
    ref,
  ) {
    return (
      <button
        ref={ref}
        {...rest}
        type="button"
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        aria-controls={open ? controls : undefined}
        className={cn(
          'group/disclosure',
          buttonClasses({ variant: 'quiet', size: 'sm' }),
          className,
        )}
        onClick={() => onOpenChange(!open)}
      >
        <ChevronDown className="size-4 shrink-0 transition-transform group-aria-expanded/disclosure:rotate-180 print:hidden" />
        <span className="min-w-0 text-left">
          {label}
          {about !== undefined && <span className="sr-only"> {about}</span>}
        </span>
      </button>
    );
  },
);
