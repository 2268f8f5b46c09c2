import { forwardRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface SkeletonProps extends RootProps {}

/** A grey stand-in for something that is being loaded. Screen readers skip it. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { className, ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      {...rest}
      aria-hidden="true"
      className={cn('block h-4 w-full animate-pulse rounded-sm bg-line', className)}
    />
  );
});

export interface SkeletonListProps extends RootProps {
  /** How many rows to stand in for. */
  rows?: number;
  /** `card` for things shown as cards, `row` for lines of a list. */
  shape?: 'card' | 'row';
}

const rowClasses = cva('block animate-pulse bg-line', {
  variants: { shape: { card: 'h-28 rounded-lg', row: 'h-14 rounded-md' } },
  defaultVariants: { shape: 'row' },
});

/** Rows of skeletons, as tall as what will take their place. */
export const SkeletonList = forwardRef<HTMLSpanElement, SkeletonListProps>(function SkeletonList(
  { rows = 3, shape = 'row', className, ...rest },
  ref,
) {
  return (
    <span ref={ref} {...rest} aria-hidden="true" className={cn('flex flex-col gap-3', className)}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
        <span key={row} className={rowClasses({ shape })} />
      ))}
    </span>
  );
});
