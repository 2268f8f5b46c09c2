import { Skeleton } from '../../skeleton/index.ts';

/** A grey question with its answers. */
export const SurveyQuestionSkeleton = () => (
  <div aria-hidden="true" className="flex flex-col gap-3">
    <Skeleton className="h-5 w-96 max-w-full" />
    <div className="flex flex-wrap gap-2">
      <Skeleton className="h-11 w-28" />
      <Skeleton className="h-11 w-28" />
      <Skeleton className="h-11 w-28" />
    </div>
  </div>
);
