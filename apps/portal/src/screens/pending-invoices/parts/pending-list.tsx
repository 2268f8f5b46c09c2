import type { PagedRemote } from '@surtidor/data';
import { assertNever, type Invoice } from '@surtidor/domain';
import { Alert, ListFrame, LoadMore, Skeleton, TableSkeleton } from '@surtidor/ui';
import type { ReactNode } from 'react';
import type { ListView } from '../../../features/lists/list-view.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { failureText } from '../../../platform/remote/failure-text.ts';
import { failedFrame } from '../../../platform/remote/frame-state.ts';

export interface PendingListProps {
  readonly list: PagedRemote<Invoice, null>;
  /** Whether the list is filtered: an empty one then means 'no match'. */
  readonly searching: boolean;
  /** The layout, also of the skeleton. */
  readonly view: ListView;
  readonly children: ReactNode;
}

const skeletonCards = ['a', 'b', 'c', 'd', 'e', 'f'];

const CardSkeletons = () => (
  <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {skeletonCards.map((card) => (
      <div key={card} className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-7 w-1/2" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    ))}
  </div>
);

/** The list in any state, with load more (spec 4, lists). */
export const PendingList = ({ list, searching, view, children }: PendingListProps) => {
  const text = useText();
  const { state } = list;
  switch (state.kind) {
    case 'idle':
    case 'loading':
    case 'unauthorized':
      return (
        <ListFrame
          state="loading"
          skeleton={view === 'cards' ? <CardSkeletons /> : <TableSkeleton columns={8} />}
        />
      );
    case 'empty':
      return searching ? (
        <ListFrame
          state="empty"
          emptyTitle={text('No invoice matches')}
          emptyText={text('Change or clear the search.')}
        />
      ) : (
        <ListFrame
          state="empty"
          emptyTitle={text('You are up to date')}
          emptyText={text('You have no pending invoices.')}
        />
      );
    case 'failed':
      return <ListFrame {...failedFrame(state, list.retry, text)}>{children}</ListFrame>;
    case 'ready':
      return (
        <ListFrame state="ready" refreshing={state.refreshing}>
          {list.malformed > 0 && (
            <div className="mb-4">
              <Alert tone="warning">{text('Some invoices could not be read.')}</Alert>
            </div>
          )}
          {children}
          <More list={list} state={state} />
        </ListFrame>
      );
    default:
      return assertNever(state);
  }
};

type Ready = Extract<PagedRemote<Invoice, null>['state'], { kind: 'ready' }>;

const More = ({ list, state }: Pick<PendingListProps, 'list'> & { state: Ready }) => {
  const text = useText();
  const shown = state.items.length;
  return (
    <LoadMore
      more={state.more}
      onLoadMore={list.loadMore}
      progress={text('Showing {shown} of {total}', { shown, total: state.total ?? shown })}
      {...(state.moreFailure && { failureText: failureText(state.moreFailure, text) })}
    />
  );
};
