import { Skeleton, SkeletonList } from '@surtidor/ui';

/** The skeleton of a page: heading, line and content. */
export const PageSkeleton = () => (
  <div aria-hidden="true" className="pb-5">
    <Skeleton className="h-8 w-64 max-w-full" />
    <Skeleton className="mt-2 mb-8 h-4 w-96 max-w-full" />
    <SkeletonList rows={4} shape="card" />
  </div>
);
