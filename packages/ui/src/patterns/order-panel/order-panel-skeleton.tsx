import { forwardRef } from 'react';
import { Skeleton, SkeletonList } from '../../feedback/skeleton/index.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface OrderPanelSkeletonProps extends RootProps {
  /** The number of skeleton orders. */
  count?: number;
}

const factWidths = ['w-20', 'w-28', 'w-24', 'w-20', 'w-24', 'w-28'] as const;

/** Skeletons with the height of an order. */
export const OrderPanelSkeleton = forwardRef<HTMLDivElement, OrderPanelSkeletonProps>(
  function OrderPanelSkeleton({ count = 3, ...rest }, ref) {
    return (
      <SkeletonList ref={ref} {...rest} rows={count}>
        <div className="@container flex flex-col gap-4 rounded-ui-lg border border-ui-line bg-ui-surface p-4 sm:px-5">
          <div className="flex items-center gap-3">
            <Skeleton className="h-5 w-40 max-w-full" />
            <Skeleton className="h-5 w-24 max-w-full" />
          </div>
          <div className="grid grid-cols-2 gap-4 @md:grid-cols-3 @lg:grid-cols-6">
            {factWidths.map((width, factIndex) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
              <div key={factIndex} className="flex flex-col gap-2">
                <Skeleton className="h-3 w-16 max-w-full" />
                <Skeleton className={`h-4 max-w-full ${width}`} />
              </div>
            ))}
          </div>
          <Skeleton className="h-8 w-32 max-w-full" />
        </div>
      </SkeletonList>
    );
  },
);
