import type { CompensationFiles, PagedRemote } from '@surtidor/data';
import type { Compensation } from '@surtidor/domain';
import { Button, Skeleton, SkeletonList } from '@surtidor/ui';
import type { ReactNode } from 'react';
import { PagedList } from '../../../features/lists/paged-list.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';

type CompensationsRemote = PagedRemote<Compensation, CompensationFiles>;

export interface CompensationListProps {
  readonly list: CompensationsRemote;
  /** Clears the filters; null if none is set. */
  readonly onClear: (() => void) | null;
  /** The loaded cards. */
  readonly children: ReactNode;
}

const CardSkeletons = () => (
  <SkeletonList rows={4} className="grid gap-4 lg:grid-cols-2">
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <Skeleton className="h-11 w-2/3" />
      <Skeleton className="h-12 w-1/2" />
      <Skeleton className="h-10" />
      <Skeleton className="h-9" />
    </div>
  </SkeletonList>
);

/** Renders the list in any state, with its load-more button (spec 4 and 9). */
export const CompensationList = ({ list, onClear, children }: CompensationListProps) => {
  const text = useText();
  return (
    <PagedList
      list={list}
      skeleton={<CardSkeletons />}
      emptyTitle={text(onClear ? 'No compensation matches' : 'Data not found')}
      emptyText={text(
        onClear ? 'Change or clear the filters.' : 'There are no compensations on these days.',
      )}
      emptyAction={
        onClear && (
          <Button variant="secondary" onClick={onClear}>
            {text('Clear filters')}
          </Button>
        )
      }
      malformedText="Some compensations could not be read."
    >
      {children}
    </PagedList>
  );
};
