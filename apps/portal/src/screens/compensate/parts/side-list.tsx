import type { PagedRemote } from '@surtidor/data';
import type { CompensationSide, Invoice } from '@surtidor/domain';
import { Alert, ListFrame, LoadMore, Skeleton, TableSkeleton } from '@surtidor/ui';
import type { ReactNode } from 'react';
import type { ListView } from '../../../features/lists/list-view.ts';
import type { PortalMessageKey } from '../../../platform/messages/portal-message-key.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { failureText } from '../../../platform/remote/failure-text.ts';
import { frameOf } from '../../../platform/remote/frame-state.ts';

const emptyTexts: Readonly<Record<CompensationSide, PortalMessageKey>> = {
  payment: 'You have no payments to apply.',
  invoice: 'You have no invoices to compensate.',
};

const skeletonCards = ['a', 'b', 'c', 'd'];

const CardSkeletons = () => (
  <div className="flex flex-col gap-3">
    {skeletonCards.map((card) => (
      <div key={card} className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
        <Skeleton className="h-6" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10 w-1/2" />
      </div>
    ))}
  </div>
);

export interface SideListProps {
  readonly side: CompensationSide;
  readonly list: PagedRemote<Invoice, null>;
  /** Whether the list is filtered: an empty one then means 'no match'. */
  readonly searching: boolean;
  /** The layout, also of the skeleton. */
  readonly view: ListView;
  /** The loaded cards or rows. */
  readonly children: ReactNode;
}

/** One column in any state of its list, with its own load more (spec 2 and 4). */
export const SideList = ({ side, list, searching, view, children }: SideListProps) => {
  const text = useText();
  const { state, malformed } = list;
  const frame = state.kind === 'ready' ? readyFrame(state) : frameOf(state, list.retry, text);
  return (
    <ListFrame
      {...frame}
      skeleton={view === 'cards' ? <CardSkeletons /> : <TableSkeleton columns={3} />}
      emptyTitle={text('Data not found')}
      emptyText={text(searching ? 'Change or clear the search.' : emptyTexts[side])}
    >
      {malformed > 0 && (
        <div className="mb-3">
          <Alert tone="warning">{text('Some documents could not be read.')}</Alert>
        </div>
      )}
      {children}
      {state.kind === 'ready' && <More list={list} state={state} />}
    </ListFrame>
  );
};

type Ready = Extract<PagedRemote<Invoice, null>['state'], { kind: 'ready' }>;

const readyFrame = ({ refreshing }: Ready) => ({ state: 'ready', refreshing }) as const;

const More = ({ list, state }: Pick<SideListProps, 'list'> & { state: Ready }) => {
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
