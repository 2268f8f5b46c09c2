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
          'flex h-full min-w-0 flex-col gap-1 rounded-ui-lg border border-ui-line bg-ui-surface px-3 py-1.5',
          className,
        )}
      >
        <div className="flex items-start gap-3">
          <span className="mt-1.5 size-10 shrink-0 animate-pulse rounded-full bg-ui-line" />
          <div className="flex min-w-0 flex-1 flex-col gap-2 py-1.5">
            <Skeleton className="h-4 w-36 max-w-full" />
            <Skeleton className="h-3 w-24 max-w-full" />
            <Skeleton className="h-3 w-48 max-w-full" />
          </div>
        </div>
      </div>
    );
  },
);
