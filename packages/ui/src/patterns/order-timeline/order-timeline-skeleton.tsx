import { forwardRef } from 'react';
import { Skeleton, SkeletonList } from '../../feedback/skeleton/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface OrderTimelineSkeletonProps extends RootProps {
  /** The number of skeleton entries. */
  count?: number;
}

/** A skeleton of the timeline. */
export const OrderTimelineSkeleton = forwardRef<HTMLDivElement, OrderTimelineSkeletonProps>(
  function OrderTimelineSkeleton({ count = 4, className, ...rest }, ref) {
    return (
      <SkeletonList ref={ref} {...rest} rows={count} className={cn('gap-6', className)}>
        <div className="flex gap-4">
          <span className="mt-1 ml-1 size-4 shrink-0 animate-pulse rounded-full bg-ui-line" />
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-44 max-w-full" />
            <Skeleton className="h-3 w-28 max-w-full" />
          </div>
        </div>
      </SkeletonList>
    );
  },
);
