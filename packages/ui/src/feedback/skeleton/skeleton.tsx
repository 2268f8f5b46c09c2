import { Fragment, forwardRef, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface SkeletonProps extends RootProps {}

/** A gray placeholder for loading content. Hidden from screen readers. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { className, ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      {...rest}
      aria-hidden="true"
      className={cn('block h-4 w-full animate-pulse rounded-ui-sm bg-ui-line', className)}
    />
  );
});

export interface SkeletonListProps extends RootProps {
  /** The number of placeholder rows. */
  rows?: number;
  /** `card` for lists of cards, `row` for lists of lines. */
  shape?: 'card' | 'row';
  /** The placeholder of one row, if neither shape fits. It is repeated. */
  children?: ReactNode;
}

const rowClasses = cva('animate-pulse bg-ui-line', {
  variants: { shape: { card: 'h-28 rounded-ui-lg', row: 'h-14 rounded-ui-md' } },
  defaultVariants: { shape: 'row' },
});

/** Placeholder rows with the height of the loaded content. */
export const SkeletonList = forwardRef<HTMLDivElement, SkeletonListProps>(function SkeletonList(
  { rows = 3, shape = 'row', className, children, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} aria-hidden="true" className={cn('flex flex-col gap-3', className)}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never reordered.
        <Fragment key={row}>{children ?? <div className={rowClasses({ shape })} />}</Fragment>
      ))}
    </div>
  );
});
