import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { Spinner } from '../../feedback/spinner/index.ts';
import { Slot } from '../../foundations/slot/slot.tsx';
import { buttonClasses } from './button-classes.ts';

/** Use `primary` once per view, `secondary` beside it, `quiet` inside cards, `danger` for irreversible actions. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'brand';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Renders its only child, such as a link, as a button. */
  asChild?: boolean;
  /** The emphasis of the action. `brand` is for the header's dark background. */
  variant?: ButtonVariant;
  /** `lg` for the main action of a page or dialog, `sm` inside rows and cards, otherwise `md`. */
  size?: ButtonSize;
  /** `full` takes the full width of its container. */
  width?: 'fit' | 'full';
  /** Whether its action is pending: the button keeps the focus, shows a spinner and ignores clicks. */
  busy?: boolean;
  /** Replaces the label while busy: 'Guardando…'. */
  busyLabel?: string;
  /** An icon before the label; replaced by the spinner while busy. */
  icon?: ReactNode;
}

/** A button. It is `type="button"` by default. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    asChild = false,
    variant = 'primary',
    size = 'md',
    width = 'fit',
    busy = false,
    busyLabel,
    icon,
    className,
    children,
    onClick,
    ...rest
  },
  ref,
) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A busy submit button is not disabled, so it must not submit the form.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const renderContent = (label: ReactNode) => (
    <>
      {busy ? <Spinner size="sm" /> : icon}
      <span className="contents">{busy && busyLabel !== undefined ? busyLabel : label}</span>
    </>
  );
  const sharedProps = {
    className: buttonClasses({ variant, size, width, busy: busy ? 'yes' : 'no', className }),
    'aria-disabled': busy || undefined,
    'aria-busy': busy || undefined,
    onClick: handleClick,
    ...rest,
  };
  if (asChild) {
    return (
      <Slot ref={ref} fill={renderContent} {...sharedProps}>
        {children}
      </Slot>
    );
  }
  return (
    <button ref={ref} type="button" {...sharedProps}>
      {renderContent(children)}
    </button>
  );
});
