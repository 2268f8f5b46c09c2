import { forwardRef } from 'react';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';

/** A skeleton with the height of a tile. */
export const AssociateTileSkeleton = forwardRef<HTMLDivElement, RootProps>(
  function AssociateTileSkeleton({ className, ...rest }, ref) {
    return (
      <div
        ref={ref}
        {...rest}
        aria-hidden="true"
        className={cn(
          'flex h-full min-w-0 flex-col gap-3 rounded-ui-lg border border-ui-line bg-ui-surface p-4',
          className,
        )}
      >
        <div className="flex items-start gap-3">
          <span className="size-11 shrink-0 animate-pulse rounded-full bg-ui-line" />
          <div className="flex min-w-0 flex-1 flex-col gap-2 py-1">
            <Skeleton className="h-4 w-36 max-w-full" />
            <Skeleton className="h-3 w-24 max-w-full" />
          </div>
        </div>
        <Skeleton className="my-0.5 h-4 w-48 max-w-full" />
        <Skeleton className="my-0.5 h-4 w-40 max-w-full" />
        <Skeleton className="mt-1 h-5 w-20 max-w-full" />
      </div>
    );
  },
);
