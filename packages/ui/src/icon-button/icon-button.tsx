import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label'> {
  /** What it does, in words; also its title. */
  label: string;
  /** One icon; it is drawn 20 px wide. */
  children: ReactNode;
  /** `brand` on the header's dark ground. */
  ground?: 'page' | 'brand';
}

const grounds = {
  page: 'text-ink-soft hover:bg-sunken hover:text-ink',
  brand: 'text-on-brand hover:bg-brand-raised',
} as const;

/** A button that shows an icon and says its name to everyone who asks. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, ground = 'page', className, children, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      title={label}
      className={clsx(
        'relative inline-flex size-10 shrink-0 items-center justify-center rounded-md disabled:opacity-60 print:hidden [&_svg]:size-5',
        grounds[ground],
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
});
