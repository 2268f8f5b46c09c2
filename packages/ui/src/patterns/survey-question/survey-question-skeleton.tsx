import { forwardRef } from 'react';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';

/** A skeleton of a question with its answers. */
export const SurveyQuestionSkeleton = forwardRef<HTMLDivElement, RootProps>(
  function SurveyQuestionSkeleton({ className, ...rest }, ref) {
    return (
      <div ref={ref} {...rest} aria-hidden="true" className={cn('flex flex-col gap-3', className)}>
        <Skeleton className="h-5 w-96 max-w-full" />
        <div className="flex flex-wrap gap-2">
          <Skeleton className="h-11 w-28" />
          <Skeleton className="h-11 w-28" />
          <Skeleton className="h-11 w-28" />
        </div>
      </div>
    );
  },
);
