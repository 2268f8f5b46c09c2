import { forwardRef } from 'react';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';

/** A skeleton with the height of a card. */
export const VoucherCardSkeleton = forwardRef<HTMLDivElement, RootProps>(
  function VoucherCardSkeleton({ className, ...rest }, ref) {
    return (
      <div
        ref={ref}
        {...rest}
        aria-hidden="true"
        className={cn(
          'flex h-full min-w-0 flex-col overflow-hidden rounded-ui-lg border border-ui-line bg-ui-surface',
          className,
        )}
      >
        <Skeleton className="h-28 w-full rounded-none" />
        <div className="flex flex-col gap-3 p-4">
          <Skeleton className="h-4 w-40 max-w-full" />
          <Skeleton className="h-10 w-32 max-w-full" />
          <Skeleton className="h-10 w-full" />
        </div>
      </div>
    );
  },
);
