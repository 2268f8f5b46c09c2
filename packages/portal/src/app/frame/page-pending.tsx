import { durations } from '@surtidor/domain';
import { ProgressBar, Skeleton, SkeletonList } from '@surtidor/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';

/** The maximum progress in percent. The bar unmounts when the page is loaded. */
const maxProgress = 95;

/**
 * Renders the progress bar of a navigation (spec 9): it appears after the throttle interval, advances at each
 * interval and is nearly full after its duration.
 */
const PageProgress = () => {
  const text = useText();
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSteps((count) => count + 1), durations.progressThrottle);
    return () => clearInterval(timer);
  }, []);
  if (steps === 0) return null;
  const value = (steps * durations.progressThrottle * 100) / durations.progressBar;
  return (
    <div className="fixed inset-x-0 top-0 z-20">
      <ProgressBar label={text('Loading…')} value={Math.min(maxProgress, value)} />
    </div>
  );
};

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
