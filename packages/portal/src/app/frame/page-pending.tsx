import { Skeleton, SkeletonList } from '@surtidor/ui';
import { PageProgress } from '../../platform/loading/page-progress.tsx';

/** Renders the skeleton of a page: heading, line and content. */
const PageSkeleton = () => (
  <div aria-hidden="true" className="pb-5">
    <Skeleton className="h-8 w-64 max-w-full" />
    <Skeleton className="mt-2 mb-8 h-4 w-96 max-w-full" />
    <SkeletonList rows={4} shape="card" />
  </div>
);

/** Renders the progress bar and a skeleton while the code of a page loads. */
export const PagePending = () => (
  <>
    <PageProgress />
    <PageSkeleton />
  </>
);
