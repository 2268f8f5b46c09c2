import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { Slot } from '../../foundations/slot/slot.tsx';

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label'> {
  /** The accessible name, also used as the title. */
  label: string;
  /** One icon; it is rendered 20 px wide. */
  children: ReactNode;
  /** Renders its only child, such as a link around the icon, as an icon button. */
  asChild?: boolean;
  /** `brand` is for the header's dark background. */
  background?: 'page' | 'brand';
}

const iconButtonClasses = cva(
  'relative inline-flex size-10 shrink-0 items-center justify-center rounded-ui-md disabled:opacity-60 print:hidden [&_svg]:size-5',
  {
    variants: {
      background: {
        page: 'text-ui-ink-soft hover:bg-ui-sunken hover:text-ui-ink',
        brand: 'text-ui-on-brand hover:bg-ui-brand-raised',
      },
    },
    defaultVariants: { background: 'page' },
  },
);

/** A button with an icon and an accessible name. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { asChild = false, label, background = 'page', className, children, ...rest },
  ref,
) {
  const Component = asChild ? Slot : 'button';
  return (
    <Component
      ref={ref}
      type={asChild ? undefined : 'button'}
      aria-label={label}
      title={label}
      className={iconButtonClasses({ background, className })}
      {...rest}
    >
      {children}
    </Component>
  );
});
