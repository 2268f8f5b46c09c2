import { forwardRef } from 'react';
import { buttonClasses } from '../../actions/button/button-classes.ts';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { ChevronDown } from '../../icons/icons.ts';

export interface DisclosureButtonProps extends RootProps {
  /** The label: 'Productos (3)'. */
  label: string;
  /** Adds the visible context to the accessible name: 'del pedido 4500012345'. */
  about?: string;
  /** Whether the content is shown (controlled). */
  open: boolean;
  /** Called on click with `true` to show the content, `false` to hide it. */
  onOpenChange: (open: boolean) => void;
  /** Id of the content, which is mounted only while open. */
  controls: string;
}

/** A button that shows and hides the content after it (ARIA disclosure pattern). */
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
          <span>{label}</span>
          {about !== undefined && <span className="sr-only">{` ${about}`}</span>}
        </span>
      </button>
    );
  },
);
