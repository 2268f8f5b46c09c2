import { PageProgress } from './page-progress.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** Shown while the code of a page loads. */
export const PagePending = () => (
  <>
    <PageProgress />
    <PageSkeleton />
  </>
);
