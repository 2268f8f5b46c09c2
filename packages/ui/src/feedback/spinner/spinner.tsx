import { forwardRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { LoaderCircle } from '../../icons/icons.ts';
import { Announcement } from '../announcement/index.ts';

export interface SpinnerProps extends RootProps {
  /** The accessible label. Omit it if visible text next to the spinner has the same meaning. */
  label?: string;
  /** The size: 16, 24 or 40 px; `md` by default. */
  size?: 'sm' | 'md' | 'lg';
}

const iconClasses = cva('animate-spin', {
  variants: { size: { sm: 'size-4', md: 'size-6', lg: 'size-10' } },
  defaultVariants: { size: 'md' },
});

/** An indeterminate progress indicator. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { label, size = 'md', className, ...rest },
  ref,
) {
  return (
    <span ref={ref} {...rest} className={cn('inline-flex', className)}>
      <LoaderCircle className={iconClasses({ size })} />
      {label !== undefined && <Announcement text={label} delayMs={100} />}
    </span>
  );
});
